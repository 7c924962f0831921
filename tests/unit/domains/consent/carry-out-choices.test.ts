import {expect, it, vi} from 'vitest';
import type {Choice} from '~/domains/consent/consent';
import {carryOutChoices} from '~/domains/consent/watch/carry-out-choices';

/** The cookie that the answer about these choices sets. */
function cookieAfter(functional: Choice, advertising: Choice): string {
  const document = {
    cookie: '',
    documentElement: {classList: {remove: () => undefined, toggle: () => undefined}},
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', {protocol: 'https:'});
  const parts = {
    addresses: {},
    cookieSuffix: '',
    modules: {},
    callbacks: {},
    onAnswer: () => undefined,
  };
  carryOutChoices(parts, () => undefined).answer({functional, advertising});
  return document.cookie;
}

it.each<[Choice, Choice, string]>([
  ['granted', 'granted', 'functional+advertising'],
  ['granted', 'declined', 'functional'],
  ['declined', 'granted', 'advertising'],
  ['declined', 'declined', 'none'],
])('CONS-24 functional %s and advertising %s are kept as “%s”', (functional, advertising, kept) => {
  expect(cookieAfter(functional, advertising)).toBe(
    `__Host-consent=${kept}; Path=/; Max-Age=15552000; SameSite=Lax; Secure`,
  );
});

it('CONS-24 a choice that the privacy manager no longer knows isn’t kept', () => {
  expect(cookieAfter('unset', 'unset')).toMatch(/^__Host-consent=; Path=\/; Max-Age=0;/);
});
