/**
 * Class of the `html` element while functional cookies are assumed to be declined, because this browser declined them
 * earlier.
 */
export const DECLINED_CLASS = 'functional-declined';

/**
 * Script that marks the document before its first paint. Documents are shared, so the server can't know; and the page
 * must not move once the privacy manager gives the same answer.
 */
export const MARK_DECLINED = `/(^|; )consent=(none|advertising)(;|$)/.test(document.cookie)&&document.documentElement.classList.add('${DECLINED_CLASS}');`;
