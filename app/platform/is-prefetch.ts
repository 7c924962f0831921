/** Of a `Request`, or of a Node message. */
type HeaderValue = string | string[] | null | undefined;

/**
 * Whether a browser or our own script loads ahead of a click that may never come. Safari marks the loads for its page
 * thumbnails as `preview`.
 *
 * @param headerOf returns the value of a request header, by its name in lower case
 */
export const isPrefetch = (headerOf: (name: 'purpose' | 'sec-purpose') => HeaderValue): boolean =>
  [headerOf('purpose'), headerOf('sec-purpose')].some((value) =>
    /\b(?:prefetch|preview)\b/.test([value].flat().join()),
  );
