import {parseUrl} from '~/platform/parse-url';

interface Fault {
  error: unknown;
  caughtBy: string;
}

/** The fault that an event reports; `null` if our code didn't cause one. */
export function faultOfEvent(event: Event): Fault | null {
  if (event instanceof ErrorEvent) {
    /* Without `error`, the event comes from a script of another origin, whose errors the browser hides. */
    return event.error ? {error: event.error as unknown, caughtBy: 'window'} : null;
  }
  if (event instanceof PromiseRejectionEvent) {
    return {error: event.reason as unknown, caughtBy: 'unhandled rejection'};
  }
  if (event instanceof SecurityPolicyViolationEvent) return violation(event);
  if (event instanceof CustomEvent) return event.detail as Fault;
  return failedElement(event.target);
}

function violation({effectiveDirective, blockedURI}: SecurityPolicyViolationEvent): Fault {
  const source = parseUrl(blockedURI)?.origin ?? blockedURI;
  return {error: `PolicyViolation: ${effectiveDirective} ${source}`, caughtBy: 'security policy'};
}

/** Only our scripts and styles count. Images fail for many reasons, and third-party code isn't ours. */
function failedElement(target: EventTarget | null): Fault | null {
  const address =
    target instanceof HTMLScriptElement
      ? target.src
      : target instanceof HTMLLinkElement
        ? target.href
        : '';
  if (!address.startsWith(`${location.origin}/`)) return null;
  return {error: `LoadError: ${new URL(address).pathname}`, caughtBy: 'failed file'};
}
