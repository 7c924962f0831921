import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';
import {isSubmission, readChoices} from '~/domains/consent/watch/privacy-manager';

const CONSENTS = ['approved', 'denied'] as const;
const SOURCES = ['implied', 'asserted'] as const;
const HOST = {hostname: 'shop.test', hasPrivacySignal: false};

/* All eight combinations of the categories, for each source. A denied required category changes nothing. */
const REPLIES = SOURCES.flatMap((source) =>
  CONSENTS.flatMap((required) =>
    CONSENTS.flatMap((functional) =>
      CONSENTS.map((advertising) => ({source, required, functional, advertising})),
    ),
  ),
);

const managerOf = ({source, ...consents}: (typeof REPLIES)[number]) => ({
  callApi: (...[, , , , type]: unknown[]) => ({
    consent: consents[type as keyof typeof consents],
    source,
    capabilities: ['getConsent'],
  }),
});

describe('readChoices', () => {
  it.each(REPLIES)(
    'CONS-04 CONS-07 counts what is approved and asserted: $source, required $required, functional $functional, advertising $advertising',
    (reply) => {
      const choice = (consent: string) => {
        if (reply.source === 'implied') return 'unset';
        return consent === 'approved' ? 'granted' : 'declined';
      };
      expect(readChoices(managerOf(reply), HOST)).toEqual({
        functional: choice(reply.functional),
        advertising: choice(reply.advertising),
      });
    },
  );

  it.each(REPLIES)(
    'CONS-15 treats Global Privacy Control as declining advertising: $source, functional $functional, advertising $advertising',
    (reply) => {
      const signaled = readChoices(managerOf(reply), {...HOST, hasPrivacySignal: true});
      expect(signaled.advertising).toBe('declined');
      expect(signaled.functional).toBe(readChoices(managerOf(reply), HOST).functional);
    },
  );

  it('CONS-13 asks in TrustArc’s format', () => {
    const callApi = vi.fn(() => ({consent: 'denied', source: 'implied'}));
    readChoices({callApi}, HOST);
    expect(callApi.mock.calls).toEqual([
      ['getConsent', 'shop.test', null, null, 'functional'],
      ['getConsent', 'shop.test', null, null, 'advertising'],
    ]);
  });

  it('throws on any reply in another format, and never consents', () => {
    fc.assert(
      fc.property(fc.anything(), (reply) => {
        expect(() => readChoices({callApi: () => reply}, HOST)).toThrow(/unknown format/);
      }),
    );
  });
});

describe('isSubmission', () => {
  const here = {ownOrigin: 'https://shop.test', address: 'https://consent.trustarc.com/notice?x=1'};
  const CONTENT = {source: 'preference_manager', message: 'submit_preferences'};

  it.each([
    ['https://consent-pref.trustarc.com', true],
    ['https://consent.trustarc.com', true],
    ['https://shop.test', true],
    ['https://evil.test', false],
    ['https://consent-pref.trustarc.com.evil.test', false],
    ['http://consent-pref.trustarc.com', false],
    ['null', false],
    ['', false],
  ])('CONS-10 believes a message from %s: %s', (origin, expected) => {
    for (const data of [CONTENT, JSON.stringify(CONTENT)]) {
      expect(isSubmission({origin, data}, here)).toBe(expected);
    }
  });

  it.each([
    [{message: 'remove_iframe'}],
    ['{"message":"remove_iframe"}'],
    ['submit_preferences'],
    ['{'],
    ['"submit_preferences"'],
    [`{"message":"submit_preferences","data":"${'x'.repeat(10_000)}"}`],
    [null],
    [7],
    [['submit_preferences']],
  ])('CONS-10 ignores other content: %j', (data) => {
    expect(isSubmission({origin: here.ownOrigin, data}, here)).toBe(false);
  });

  it('never throws, whatever frames post', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(isSubmission({origin: here.ownOrigin, data}, here)).toBe(false);
      }),
    );
  });
});
