/** React keeps the document's HTML when it hydrates an element with this `dangerouslySetInnerHTML`, and doesn't look inside. */
export const KEPT_HTML = {__html: ''};
