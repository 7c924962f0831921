declare global {
  interface Window {
    /** Events from before error reporting has started. `undefined` afterwards. */
    earlyErrors?: Event[] | undefined;
  }
}

/** The events that tell of faults, in the order of listening. */
export const FAULT_EVENTS = [
  'error',
  'unhandledrejection',
  'shop:error',
  'securitypolicyviolation',
] as const;

/**
 * Inline script for the document's head, only if errors are reported: keeps what happens before the page is interactive
 * and the shopper's consent is known. Listens while events go down, because an element that fails to load has no other.
 */
export const KEEP_EARLY_ERRORS = `window.earlyErrors=[];for(const t of ${JSON.stringify(FAULT_EVENTS)})addEventListener(t,e=>{const k=window.earlyErrors;k&&k.length<10&&k.push(e)},true);`;
