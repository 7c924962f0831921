declare global {
  interface Window {
    openedAt?: string;
  }
}

/** Inline script for the document's head: records the URL that the document was rendered for. */
export const NOTE_OPENED_AT = 'window.openedAt=location.pathname+location.search;';

/**
 * Whether the document's URL changed before its scripts ran, as Back and Forward do, so that it shows another page than
 * its URL says (LIST-06).
 */
export function hasUrlChangedSinceLoad(): boolean {
  return window.openedAt !== location.pathname + location.search;
}
