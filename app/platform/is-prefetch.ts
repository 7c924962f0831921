/** As of the fetch API or of Node. */
type HeaderValue = string | string[] | null | undefined;

/**
 * Whether a browser or our own script loads ahead of a click that may never come. Safari's pictures of pages are a
 * `preview`.
 *
 * @param headerOf returns the value of a request header, by its name in lower case
 */
export const isPrefetch = (headerOf: (name: 'purpose' | 'sec-purpose') => HeaderValue): boolean =>
  [headerOf('purpose'), headerOf('sec-purpose')].some((value) =>
    /\b(?:prefetch|preview)\b/.test([value].flat().join()),
  );
