import {consentOf, type Choices} from './consent';

/**
 * Classes of the `html` element: what this browser's shopper has chosen about functional cookies. Until the privacy
 * manager has answered, it's the earlier choice, and without one there is no class.
 */
const GRANTED_CLASS = 'functional-granted';
const DECLINED_CLASS = 'functional-declined';

/**
 * Script that marks the document before its first paint. Documents are shared, so the server can't know; and the page
 * must not move once the privacy manager gives the same answer.
 */
export const markConsent = (cookieSuffix: string): string =>
  `(() => {
  const [, consent] = /(?:^|; )(?:__Host-)?consent${cookieSuffix}=([^;]+)/.exec(document.cookie) ?? [];
  if (consent) document.documentElement.classList.add(consent.startsWith('functional') ? '${GRANTED_CLASS}' : '${DECLINED_CLASS}');
})();`;

/** Marks the document with the privacy manager's answer. Parts that only declining hides show the answer themselves. */
export function markChoices(choices: Choices): void {
  const {classList} = document.documentElement;
  classList.remove(DECLINED_CLASS);
  classList.toggle(GRANTED_CLASS, consentOf(choices).functional);
}
