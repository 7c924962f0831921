import {isCauseId} from '~/domains/giving-eligibility/account-cause';
import {consentStore} from '~/domains/consent/consent-store';
import {linkedCauseId} from './rules/cause-search';

/** In the session storage. Without consent it's removed with all that giving stores: see `leaves` in the registry. */
const KEY = 'giving-tracking:link';

/* The cause of the newest link in this browser window. */
let linked: string | null = null;

/**
 * Remembers the cause that a page's URL asks for. Until there is functional consent it stays in the page. Then it's stored
 * in this tab's session storage, and survives loading another document (GIVE-103).
 */
export function noteCauseLink(url: string): void {
  linked = linkedCauseId(url) ?? linked;
  store();
  consentStore.subscribe(store);
}

/** The cause of the visit's newest link; `null` without one. */
export function readCauseLink(): string | null {
  try {
    const stored = linked ?? sessionStorage.getItem(KEY);
    return stored !== null && isCauseId(stored) ? stored : null;
  } catch {
    /* Storage is switched off. */
    return null;
  }
}

function store(): void {
  if (linked === null || consentStore.choices().functional !== 'granted') return;
  try {
    sessionStorage.setItem(KEY, linked);
  } catch {
    /* Storage is full or switched off. */
  }
}
