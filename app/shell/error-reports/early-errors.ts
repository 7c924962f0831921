declare global {
  interface Window {
    /** Events from before error reporting started. `undefined` afterwards. */
    earlyErrors?: Event[] | undefined;
  }
}

/** The events that report faults. */
export const FAULT_EVENTS = [
  'error',
  'unhandledrejection',
  'shop:error',
  'securitypolicyviolation',
] as const;

/**
 * Inline script for the document's head, only if errors are reported: keeps errors from before the page is interactive
 * and the shopper's consent is known. Listens in the capture phase, because the error event of an element that fails to
 * load doesn't bubble.
 */
export const KEEP_EARLY_ERRORS = `window.earlyErrors=[];for(const t of ${JSON.stringify(FAULT_EVENTS)})addEventListener(t,e=>{const k=window.earlyErrors;k&&k.length<10&&k.push(e)},true);`;
