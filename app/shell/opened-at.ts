declare global {
  interface Window {
    openedAt?: string;
  }
}

/** For the head of the document: notes the address that it was made for. */
export const NOTE_OPENED_AT = 'window.openedAt=location.pathname+location.search;';

/**
 * Somebody has gone on within the document, as Back and Forward do, before its scripts ran: it is that of another page
 * than its address says (LIST-06).
 */
export function isOfAnotherPage(): boolean {
  return window.openedAt !== location.pathname + location.search;
}
