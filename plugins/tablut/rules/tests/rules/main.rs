//! The rules of Tablut held against their sources, against counts and games by another program, and against the laws
//! of the house.

#[cfg(test)]
mod computer;
#[cfg(test)]
mod counts;
#[cfg(test)]
mod effects;
#[cfg(test)]
mod ending;
#[cfg(test)]
mod examples;
#[cfg(test)]
mod formats;
#[cfg(test)]
mod laws;
#[cfg(test)]
mod notation;
#[cfg(test)]
mod reasons;
#[cfg(test)]
mod rulesets;
#[cfg(test)]
mod support;
#[cfg(test)]
mod switches;
#[cfg(test)]
mod symmetry;
#[cfg(test)]
mod texts;
