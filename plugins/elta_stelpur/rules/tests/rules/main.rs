//! The rules of Að elta stelpur held against their sources, against a slow second implementation, and against the laws
//! of the house.

#[cfg(test)]
mod arnason_1888;
#[cfg(test)]
mod basque_page;
#[cfg(test)]
mod chase;
#[cfg(test)]
mod chase_solved;
#[cfg(test)]
mod counts;
#[cfg(test)]
mod decisions;
#[cfg(test)]
mod dice;
#[cfg(test)]
mod effects;
#[cfg(test)]
mod evaluation;
#[cfg(test)]
mod laws;
#[cfg(test)]
mod levels;
#[cfg(test)]
mod murray;
#[cfg(test)]
#[cfg(test)]
mod other_sources;
#[cfg(test)]
mod positions;
#[cfg(test)]
mod reasons;
#[cfg(test)]
mod records;
#[cfg(test)]
mod reference;
#[cfg(test)]
mod rulesets;
#[cfg(test)]
mod slow;
#[cfg(test)]
mod support;
