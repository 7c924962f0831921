import {attempt} from '~/platform/attempt';
import {consentStore} from './consent-store';

/** In the session storage. Declining removes it with everything else that giving leaves (`third-parties.ts`). */
const KEY = 'giving-link';

/** The cause of the newest link in this document; `''` without one. */
let newest = '';

/**
 * The cause that a link asks for with `sgcause`, unchecked. It counts for the visit in this tab (GIVE-102a): until
 * functional consent it stays in the document, and with it, it's also in the tab's session storage.
 */
export const causeLink = {
  /** Call with each answer about consent, and for each page after it. */
  note(): void {
    newest = causeOf(location.href) || newest || causeOf(documentUrl());
    if (newest !== '' && consentStore.choices().functional === 'granted') {
      attempt(() => sessionStorage.setItem(KEY, newest));
    }
  },
  read: () =>
    causeOf(location.href) || newest || (attempt(() => sessionStorage.getItem(KEY)) ?? ''),
};

function causeOf(url: string): string {
  return new URL(url).searchParams.get('sgcause') ?? '';
}

/** The URL that this document was loaded with. */
function documentUrl(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href;
}
