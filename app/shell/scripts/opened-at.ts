declare global {
  interface Window {
    openedAt?: string;
  }
}

export const NOTE_OPENED_AT = 'window.openedAt=location.pathname+location.search;';

/**
 * Back and Forward can change the URL before the scripts run; the document then shows a different page than its URL
 * says (LIST-06).
 */
export function hasUrlChangedSinceLoad(): boolean {
  return window.openedAt !== location.pathname + location.search;
}
