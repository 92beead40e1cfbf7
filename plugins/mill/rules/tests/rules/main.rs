//! The rules of the mill games held against their sources, against counts and solutions by another program, and
//! against the laws of the house.

#[cfg(test)]
mod boards;
#[cfg(test)]
mod computer;
#[cfg(test)]
mod counts;
#[cfg(test)]
mod dice;
#[cfg(test)]
mod effects;
#[cfg(test)]
mod ending;
#[cfg(test)]
mod five_and_six;
#[cfg(test)]
mod formats;
#[cfg(test)]
mod greedy;
#[cfg(test)]
mod kernel;
#[cfg(test)]
mod laws;
#[cfg(test)]
mod nine;
#[cfg(test)]
mod reasons;
#[cfg(test)]
mod rulesets;
#[cfg(test)]
mod small;
#[cfg(test)]
mod solved;
#[cfg(test)]
mod support;
#[cfg(test)]
mod tables;
#[cfg(test)]
mod texts;
#[cfg(test)]
mod twelve;
