const MAX_LENGTH = 2048;

/**
 * A path of this site to go on to, from an address that anybody may have written; else the home page, or another. In the
 * characters that a header carries.
 */
export function returnPath(text: string | null, otherwise = '/'): string {
  return isOwnPath(text) ? text.replace(/[^\x21-\x7E]+/g, encodeURIComponent) : otherwise;
}

/** Is it a path of this site, whoever wrote it? */
export function isOwnPath(text: string | null): text is string {
  return (
    text !== null &&
    text.length <= MAX_LENGTH &&
    /^\/(?![/\\])/.test(text) &&
    !/[\p{Cc}\p{Cs}\\]/u.test(text)
  );
}
