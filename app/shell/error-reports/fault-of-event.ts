interface Fault {
  error: unknown;
  caughtBy: string;
}

/** The fault that an event tells of; `null` if there is none of ours. */
export function faultOfEvent(event: Event): Fault | null {
  if (event instanceof ErrorEvent) {
    /* Without an error it comes from a script of another origin, which hides it. */
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
  const source = URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI;
  return {error: `PolicyViolation: ${effectiveDirective} ${source}`, caughtBy: 'security policy'};
}

/** Our scripts and styles. Pictures fail for many reasons, and third parties are none of our code. */
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
