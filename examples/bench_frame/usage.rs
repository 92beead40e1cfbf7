//! What the threads of this process have used of the processor.

use std::fs;
use std::ops::Sub;
use std::time::Duration;

/// Processor time of this process, by the kind of thread.
#[derive(Clone, Copy, Debug, Default)]
pub struct Usage {
    /// The thread that runs the window and the schedules.
    pub main: Duration,
    /// The threads of the software Vulkan driver: what a graphics card would do.
    pub driver: Duration,
    /// All others: the render world, tasks, sound.
    pub others: Duration,
}

impl Usage {
    /// What has been used until now, of threads that still live.
    pub fn now() -> Usage {
        let mut usage = Usage::default();
        let own = std::process::id().to_string();
        let Ok(threads) = fs::read_dir("/proc/self/task") else { return usage };
        for thread in threads.flatten() {
            let read = |file| fs::read_to_string(thread.path().join(file)).unwrap_or_default();
            let nanoseconds = read("schedstat").split(' ').next().and_then(|n| n.parse().ok()).unwrap_or_default();
            let time = Duration::from_nanos(nanoseconds);
            let name = read("comm");
            if thread.file_name().to_str() == Some(&own) {
                usage.main += time;
            } else if name.starts_with("llvmpipe") || name.starts_with("vk") {
                usage.driver += time;
            } else {
                usage.others += time;
            }
        }
        usage
    }
}

impl Sub for Usage {
    type Output = Usage;

    fn sub(self, earlier: Usage) -> Usage {
        Usage {
            main: self.main.saturating_sub(earlier.main),
            driver: self.driver.saturating_sub(earlier.driver),
            others: self.others.saturating_sub(earlier.others),
        }
    }
}
