const MAX_LENGTH = 2048;

/**
 * A path to redirect to, from untrusted input; `otherwise` if it isn't a path of this site. Characters that aren't
 * legal in a header are percent-encoded.
 */
export function returnPath(text: string | null, otherwise = '/'): string {
  return isOwnPath(text) ? text.replace(/[^\x21-\x7E]+/g, encodeURIComponent) : otherwise;
}

export function isOwnPath(text: string | null): text is string {
  return (
    text !== null &&
    text.length <= MAX_LENGTH &&
    /^\/(?![/\\])/.test(text) &&
    !/[\p{Cc}\p{Cs}\\]/u.test(text)
  );
}
