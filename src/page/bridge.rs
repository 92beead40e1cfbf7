//! The way to the page and back. The page's side is the object `boxwood` of `web/boot.js`: the game calls its functions,
//! and takes from its list `asked` what the page wants.

use js_sys::{Array, Function, Reflect};
use std::time::Duration;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

fn page() -> JsValue {
    get(&js_sys::global(), "boxwood")
}

fn get(of: &JsValue, name: &str) -> JsValue {
    Reflect::get(of, &JsValue::from_str(name)).unwrap_or(JsValue::UNDEFINED)
}

/// Calls a function of the page. A page that has none is served all the same: it may be another page than ours.
pub fn tell(name: &str, words: &[&str]) {
    let page = page();
    if let Ok(function) = get(&page, name).dyn_into::<Function>() {
        let words: Array = words.iter().map(|word| JsValue::from_str(word)).collect();
        // What the page makes of it is the page's affair; it reports its own errors.
        let _ = function.apply(&page, &words);
    }
}

/// A text that the page has ready.
#[must_use]
pub fn text(name: &str) -> Option<String> {
    get(&page(), name).as_string()
}

/// Something that is so or not, as the page knows it.
#[must_use]
pub fn flag(name: &str) -> bool {
    get(&page(), name).is_truthy()
}

/// What the page has asked since the last time.
#[must_use]
pub fn asked() -> Vec<String> {
    let Ok(asked) = get(&page(), "asked").dyn_into::<Array>() else { return Vec::new() };
    let texts = asked.iter().filter_map(|text| text.as_string()).collect();
    asked.set_length(0);
    texts
}

/// Has the page call this after it has asked for something.
pub fn when_asked(wake: impl Fn() + 'static) {
    let wake = Closure::<dyn Fn()>::new(wake).into_js_value();
    let _ = Reflect::set(&page(), &JsValue::from_str("wake"), &wake);
}

/// Calls something once after a time.
pub fn after(time: Duration, call: impl FnOnce() + 'static) {
    let call = Closure::once_into_js(call);
    let Some(window) = web_sys::window() else { return };
    let millis = i32::try_from(time.as_millis()).unwrap_or(i32::MAX);
    // A browser that gives no timer draws a little later.
    let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(call.unchecked_ref(), millis);
}
