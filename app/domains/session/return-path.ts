const MAX_LENGTH = 2048;

/** A path of this site to go on to, from an address that anybody may have written; else the home page, or another. */
export function returnPath(text: string | null, otherwise = '/'): string {
  const isOurs =
    text !== null &&
    text.length <= MAX_LENGTH &&
    /^\/(?![/\\])/.test(text) &&
    // Control characters are what this is about.
    // eslint-disable-next-line no-control-regex
    !/[\u0000-\u001F\u007F\\]/.test(text);
  return isOurs ? text : otherwise;
}
