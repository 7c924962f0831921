import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {Choices} from '~/domains/consent/consent';
import {watchConsent} from '~/domains/consent/watch/watch-consent';

interface Reply {
  consent: string;
  source: string;
}

const YES: Reply = {consent: 'approved', source: 'asserted'};
const NO: Reply = {consent: 'denied', source: 'asserted'};
const GRANTED: Choices = {functional: 'granted', advertising: 'granted'};
const DECLINED: Choices = {functional: 'declined', advertising: 'declined'};

/** A browser whose tabs share one privacy manager and one channel. Uses fake time. */
function createFakeBrowser() {
  let reply: unknown = NO;
  let isPresent = false;
  const channels = new Set<{onmessage: BroadcastChannel['onmessage']}>();

  return {
    arrive(first: unknown) {
      isPresent = true;
      reply = first;
    },
    reply(next: unknown) {
      reply = next;
    },
    openTab() {
      const tab = new EventTarget();
      const answers: Choices[] = [];
      const report = vi.fn();
      const callApi = vi.fn(() => reply);
      const lookUp = vi.fn(() => (isPresent ? {callApi} : undefined));
      watchConsent(
        {
          tab,
          manager: lookUp,
          address: 'https://consent.trustarc.com/notice',
          location: {hostname: 'shop.test', origin: 'https://shop.test'},
          hasPrivacySignal: () => false,
          openChannel() {
            const channel: Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'> = {
              onmessage: null,
              postMessage() {
                for (const other of channels) {
                  if (other !== channel) {
                    other.onmessage?.call({} as BroadcastChannel, new MessageEvent('message'));
                  }
                }
              },
              close: () => void channels.delete(channel),
            };
            channels.add(channel);
            return channel;
          },
          report,
        },
        (choices) => void answers.push(choices),
      );
      const happens = (type: string, details: object) =>
        tab.dispatchEvent(Object.assign(new Event(type), details));
      return {
        answers,
        report,
        lookUp,
        submit: (data: unknown, origin = 'https://consent-pref.trustarc.com') =>
          happens('message', {origin, data}),
        hide: () => happens('pagehide', {}),
        show: () => happens('pageshow', {persisted: false}),
        restore: () => happens('pageshow', {persisted: true}),
      };
    },
  };
}

const SUBMITTED = {source: 'preference_manager', message: 'submit_preferences'};

beforeEach(() => void vi.useFakeTimers());

describe('watchConsent', () => {
  it('CONS-12 CONS-13 polls every 250 ms until the privacy manager is present, asks it, and stops', () => {
    const browser = createFakeBrowser();
    const tab = browser.openTab();
    vi.advanceTimersByTime(1000);
    expect(tab.lookUp).toHaveBeenCalledTimes(5);
    expect(tab.answers).toEqual([]);
    browser.arrive(YES);
    vi.advanceTimersByTime(249);
    expect(tab.answers).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(tab.answers).toEqual([GRANTED]);
    vi.advanceTimersByTime(120_000);
    expect(tab.lookUp).toHaveBeenCalledTimes(6);
  });

  it('CONS-12 gives up quietly after 60 s', () => {
    const tab = createFakeBrowser().openTab();
    vi.advanceTimersByTime(60_000);
    const looks = tab.lookUp.mock.calls.length;
    expect(looks).toBe(241);
    vi.advanceTimersByTime(600_000);
    expect(tab.lookUp).toHaveBeenCalledTimes(looks);
    expect(tab.report).not.toHaveBeenCalled();
  });

  it.each([
    ['an object', SUBMITTED],
    ['JSON text', JSON.stringify(SUBMITTED)],
  ])(
    'CONS-10 CONS-11 reads again after submitted preferences as %s, and once more when the 1000 ms ttl ends',
    (_format, message) => {
      const browser = createFakeBrowser();
      browser.arrive(NO);
      const tab = browser.openTab();
      /* The privacy manager may store the choice only after it has announced it. */
      tab.submit(message);
      expect(tab.answers).toEqual([DECLINED, DECLINED]);
      browser.reply(YES);
      vi.advanceTimersByTime(999);
      expect(tab.answers).toHaveLength(2);
      vi.advanceTimersByTime(1);
      expect(tab.answers).toEqual([DECLINED, DECLINED, GRANTED]);
    },
  );

  it('CONS-10 ignores the same message from another origin', () => {
    const browser = createFakeBrowser();
    browser.arrive(NO);
    const tab = browser.openTab();
    tab.submit(SUBMITTED, 'https://evil.test');
    vi.advanceTimersByTime(5000);
    expect(tab.answers).toHaveLength(1);
  });

  it('CONS-10 a message resumes polling after it was given up', () => {
    const browser = createFakeBrowser();
    const tab = browser.openTab();
    vi.advanceTimersByTime(61_000);
    tab.submit(SUBMITTED);
    browser.arrive(YES);
    vi.advanceTimersByTime(250);
    expect(tab.answers).toEqual([GRANTED]);
  });

  it('CONS-16 a choice in one tab reaches the others', () => {
    const browser = createFakeBrowser();
    browser.arrive(YES);
    const [one, other] = [browser.openTab(), browser.openTab()];
    browser.reply(NO);
    one.submit(SUBMITTED);
    expect(one.answers.at(-1)).toEqual(DECLINED);
    expect(other.answers.at(-1)).toEqual(DECLINED);
  });

  it('CONS-16 a page that is restored from the back/forward cache asks again', () => {
    const browser = createFakeBrowser();
    browser.arrive(YES);
    const [one, other] = [browser.openTab(), browser.openTab()];
    other.hide();
    browser.reply(NO);
    one.submit(SUBMITTED);
    vi.advanceTimersByTime(2000);
    expect(other.answers).toEqual([GRANTED]);
    other.restore();
    expect(other.answers).toEqual([GRANTED, DECLINED]);
    browser.reply(YES);
    one.submit(SUBMITTED);
    expect(other.answers.at(-1)).toEqual(GRANTED);
  });

  it('CONS-16 a page that is shown for the first time asks once', () => {
    const browser = createFakeBrowser();
    browser.arrive(YES);
    const tab = browser.openTab();
    tab.show();
    expect(tab.answers).toEqual([GRANTED]);
  });

  it('ERR-18 reports a broken privacy manager once, and takes it for no consent', () => {
    const browser = createFakeBrowser();
    browser.arrive('<html>');
    const tab = browser.openTab();
    vi.advanceTimersByTime(60_000);
    expect(tab.report).toHaveBeenCalledTimes(1);
    expect(tab.answers).toEqual([]);
  });
});
