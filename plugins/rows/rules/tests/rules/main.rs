//! The rules of the games of rows held against their sources, against counts and values by other programs, and against
//! the laws of the house.

#[cfg(test)]
mod computer;
#[cfg(test)]
mod counts;
#[cfg(test)]
mod effects;
#[cfg(test)]
mod four;
#[cfg(test)]
mod laws;
#[cfg(test)]
mod noughts;
#[cfg(test)]
#[cfg(test)]
mod reasons;
#[cfg(test)]
mod rulesets;
#[cfg(test)]
mod support;
#[cfg(test)]
mod texts;
