import {beforeEach, describe, expect, it, vi} from 'vitest';
import {consentStore} from '~/domains/consent/consent-store';
import {consentOf, NO_CHOICES} from '~/domains/consent/consent';
import {runConsent} from '~/domains/consent/watch/run-consent';
import {watchConsent} from '~/domains/consent/watch/watch-consent';
import {THIRD_PARTIES, THIRD_PARTY_IDS, type ThirdPartyId} from '~/domains/consent/third-parties';

/*
 * The whole way from the privacy manager's reply to loaded scripts: every combination of the three categories, each
 * source, three histories, and the four ways in which a reply reaches a page.
 */

const CONSENTS = ['approved', 'denied'] as const;
/** `unknown`: the privacy manager isn't there. */
const SOURCES = ['unknown', 'implied', 'asserted'] as const;
const HISTORIES = ['granted', 'withdrawn', 'granted again'] as const;
const WAYS = ['first load', 'client navigation', 'back/forward cache', 'second tab'] as const;

interface Reply {
  required: string;
  functional: string;
  advertising: string;
}

const CASES = WAYS.flatMap((way) =>
  HISTORIES.flatMap((history) =>
    SOURCES.flatMap((source) =>
      CONSENTS.flatMap((required) =>
        CONSENTS.flatMap((functional) =>
          CONSENTS.map((advertising) => ({
            way,
            history,
            source,
            required,
            functional,
            advertising,
          })),
        ),
      ),
    ),
  ),
);

const NOTHING: Reply = {required: 'denied', functional: 'denied', advertising: 'denied'};
const ADDRESSES = Object.fromEntries(
  THIRD_PARTY_IDS.map((id) => [id, `https://${id.toLowerCase()}.test/script.js`]),
);

/** One tab with the real watcher and the real machine. Scripts load at once. */
function openTab(manager: () => unknown) {
  const tab = new EventTarget();
  const loads: ThirdPartyId[] = [];
  const calls: ThirdPartyId[] = [];
  const running = new Set<ThirdPartyId>();
  const channel: Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'> = {
    onmessage: null,
    postMessage: () => undefined,
    close: () => undefined,
  };
  const report = vi.fn();
  const callbacks = Object.fromEntries(THIRD_PARTY_IDS.map((id) => [id, () => calls.push(id)]));
  const run = runConsent(
    ADDRESSES,
    {
      load(id, {load}) {
        loads.push(id);
        running.add(id);
        load();
      },
      remove: (id) => void running.delete(id),
      report,
    },
    callbacks,
  );
  run.show('product detail');
  watchConsent(
    {
      tab,
      manager,
      address: 'https://privacymanager.test/script.js',
      location: {hostname: 'shop.test', origin: 'https://shop.test'},
      hasPrivacySignal: () => false,
      openChannel: () => channel,
      report,
    },
    run.answer,
  );
  return {
    loads,
    calls,
    running,
    navigate: () => run.show('product detail'),
    submit: () =>
      tab.dispatchEvent(
        Object.assign(new Event('message'), {
          origin: 'https://shop.test',
          data: {message: 'submit_preferences'},
        }),
      ),
    restore: () => {
      tab.dispatchEvent(new Event('pagehide'));
      tab.dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true}));
    },
    hearOfOtherTab: () =>
      void channel.onmessage?.call({} as BroadcastChannel, new MessageEvent('message')),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  consentStore.set({choices: NO_CHOICES, ready: new Set()});
});

describe('from the reply to the scripts', () => {
  it('CONS-23 the table has all 288 cases', () => {
    expect(CASES).toHaveLength(4 * 3 * 3 * 8);
  });

  it.each(CASES)(
    'CONS-23 $way, $history, $source: required $required, functional $functional, advertising $advertising',
    ({way, history, source, ...reply}) => {
      let current: {source: string; reply: Reply} | null = null;
      const manager = () =>
        current && {
          callApi: (...[, , , , type]: unknown[]) => ({
            consent: current?.reply[type as keyof Reply],
            source: current?.source,
          }),
        };
      const now = source === 'unknown' ? null : {source, reply};
      const withdrawn = source === 'unknown' ? null : {source: 'asserted', reply: NOTHING};
      const steps = {
        granted: [now],
        withdrawn: [now, withdrawn],
        'granted again': [now, withdrawn, now],
      }[history];

      const isFirstLoad = way === 'first load';
      if (isFirstLoad) current = steps[0] ?? null;
      const tab = openTab(manager);
      for (const step of isFirstLoad ? steps.slice(1) : steps) {
        current = step;
        if (way === 'back/forward cache') tab.restore();
        else if (way === 'second tab') tab.hearOfOtherTab();
        else tab.submit();
        if (way === 'client navigation') tab.navigate();
        vi.advanceTimersByTime(1000);
      }

      const isAsserted = source === 'asserted' && history !== 'withdrawn';
      const consent = {
        required: true,
        functional: isAsserted && reply.functional === 'approved',
        advertising: isAsserted && reply.advertising === 'approved',
      };
      expect(consentOf(consentStore.choices())).toEqual(consent);
      const allowed = THIRD_PARTY_IDS.filter((id) => consent[THIRD_PARTIES[id].category]);
      expect(THIRD_PARTY_IDS.filter((id) => consentStore.isReady(id))).toEqual(allowed);
      /* A script that isn't flagged stays in the document when consent is withdrawn, marked as removed. */
      const wasEverAllowed = (id: ThirdPartyId) =>
        THIRD_PARTIES[id].category === 'required' ||
        (source === 'asserted' && reply[THIRD_PARTIES[id].category] === 'approved');
      const stays = (id: ThirdPartyId) => wasEverAllowed(id) && !THIRD_PARTIES[id].removeOnDecline;
      expect([...tab.running].sort()).toEqual(
        THIRD_PARTY_IDS.filter((id) => allowed.includes(id) || stays(id)).sort(),
      );
      for (const id of THIRD_PARTY_IDS) {
        const isReloaded = history === 'granted again' && THIRD_PARTIES[id].removeOnDecline;
        const times = (list: ThirdPartyId[]) => list.filter((one) => one === id).length;
        const expected = wasEverAllowed(id) ? (isReloaded ? 2 : 1) : 0;
        expect([id, times(tab.loads)]).toEqual([id, expected]);
        const isCalledAgain =
          history === 'granted again' && THIRD_PARTIES[id].category !== 'required';
        expect([id, times(tab.calls)]).toEqual([
          id,
          wasEverAllowed(id) ? (isCalledAgain ? 2 : 1) : 0,
        ]);
      }
    },
  );
});

describe('a callback that throws', () => {
  it('CONS-19 is reported, and the other third parties run', () => {
    const report = vi.fn();
    const called = vi.fn();
    const run = runConsent(
      ADDRESSES,
      {load: (_id, {load}) => load(), remove: () => undefined, report},
      {
        reviews() {
          throw new Error('planned');
        },
        tagManager: called,
      },
    );
    run.show('product detail');
    run.answer({functional: 'granted', advertising: 'granted'});
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('planned'));
    expect(called).toHaveBeenCalledOnce();
  });
});
