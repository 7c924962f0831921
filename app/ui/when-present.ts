/** Calls back once the page has an element of this selector. Returns a function that cancels. For effects only. */
export function whenPresent(selector: string, callback: () => void): () => void {
  const observer = new MutationObserver(look);
  function look() {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    callback();
  }
  observer.observe(document.body, {childList: true, subtree: true});
  look();
  return () => observer.disconnect();
}
