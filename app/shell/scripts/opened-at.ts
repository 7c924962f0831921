declare global {
  interface Window {
    openedAt?: string;
  }
}

export const NOTE_OPENED_AT = 'window.openedAt=location.pathname+location.search;';

/**
 * Back and Forward can change the URL before the scripts run. The document then shows a page that doesn't match the URL
 * (LIST-06).
 */
export function hasUrlChangedSinceLoad(): boolean {
  return window.openedAt !== location.pathname + location.search;
}
