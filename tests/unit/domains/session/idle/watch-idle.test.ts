import fc from 'fast-check';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {expectConsole} from '~tests/support/expect-console';
import {createFakeBrowser} from './fake-tabs';

const IDLE = 1_800_000;
const ALERT = 120_000;
const RULES = {idleMs: IDLE, alertMs: ALERT};
const T = 1_760_000_000_000;

const pass = (ms: number) => vi.advanceTimersByTime(ms);
/** Advances the clock without running timers, as when the computer sleeps or the tab is suspended. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(T);
});

describe('watchIdle in one tab', () => {
  it('SESS-14 watchIdle shows the alert with its end time when the idle time is over', () => {
    const tab = createFakeBrowser(RULES).open();
    pass(IDLE - 1);
    expect(tab.alerts).toEqual([]);
    pass(1);
    expect(tab.alerts).toEqual([{endsAt: T + IDLE + ALERT}]);
    pass(ALERT - 1000);
    expect(tab.alerts).toHaveLength(1);
  });

  it('SESS-19 SESS-20 SESS-21 watchIdle ends the session once when the alert isn’t answered', () => {
    const browser = createFakeBrowser(RULES);
    const tab = browser.open();
    pass(IDLE + ALERT - 1);
    expect(tab.leave).not.toHaveBeenCalled();
    pass(1);
    expect(tab.leave).toHaveBeenCalledTimes(1);
    expect(browser.record()).toEqual({lastActiveAt: null, loggedOutInactive: true});
    pass(IDLE * 3);
    tab.press();
    tab.stay();
    expect(tab.leave).toHaveBeenCalledTimes(1);
    expect(tab.refresh).not.toHaveBeenCalled();
    expect(browser.record()).toEqual({lastActiveAt: null, loggedOutInactive: true});
  });

  it('watchIdle keeps the alert forever without an alert time', () => {
    const tab = createFakeBrowser({...RULES, alertMs: 0}).open();
    pass(IDLE + 3_600_000);
    expect(tab.alerts).toEqual([{endsAt: null}]);
    expect(tab.leave).not.toHaveBeenCalled();
  });

  it('SESS-15 SESS-20 watchIdle ends the session on "Log out"', () => {
    const browser = createFakeBrowser(RULES);
    const tab = browser.open();
    pass(IDLE);
    tab.end();
    expect(tab.leave).toHaveBeenCalledTimes(1);
    expect(browser.record()).toEqual({lastActiveAt: null, loggedOutInactive: true});
  });

  it('SESS-15 SESS-18 watchIdle refreshes the session and restarts the idle time on "Stay logged in"', async () => {
    const tab = createFakeBrowser(RULES).open();
    pass(IDLE + 60_000);
    tab.stay();
    expect(tab.isAlerted()).toBe(false);
    expect(tab.refresh).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(IDLE - 1);
    expect(tab.isAlerted()).toBe(false);
    pass(1);
    expect(tab.isAlerted()).toBe(true);
    expect(tab.leave).not.toHaveBeenCalled();
  });

  it('SEC-17b watchIdle refreshes the session once per heartbeat of activity, and leaves if the server has ended it', async () => {
    const heartbeat = Math.min(5 * 60_000, IDLE / 4);
    const tab = createFakeBrowser(RULES).open();
    for (let moment = 1_000; moment < 2.5 * heartbeat; moment += 1_000) {
      pass(1_000);
      tab.move(moment, moment);
    }
    expect(tab.refresh).toHaveBeenCalledTimes(2);
    tab.refresh.mockRejectedValueOnce(new Error('offline'));
    pass(heartbeat);
    tab.move(1, 1);
    await vi.advanceTimersByTimeAsync(0);
    expect([tab.isAlerted(), tab.leave.mock.calls.length]).toEqual([false, 0]);
    tab.refresh.mockResolvedValue(false);
    pass(heartbeat);
    tab.move(2, 2);
    await vi.advanceTimersByTimeAsync(0);
    expect(tab.leave).toHaveBeenCalledTimes(1);
  });

  it('watchIdle ends the session when the server says that it has ended', async () => {
    const browser = createFakeBrowser(RULES);
    const tab = browser.open();
    tab.refresh.mockResolvedValue(false);
    pass(IDLE);
    tab.stay();
    await vi.advanceTimersByTimeAsync(0);
    expect(tab.leave).toHaveBeenCalledTimes(1);
    expect(browser.record()?.loggedOutInactive).toBe(true);
  });

  it('ERR-06 ERR-07 watchIdle logs a failed refresh and restarts the idle time at the failure', async () => {
    expectConsole('warn', /The session was not refreshed.*offline/);
    const tab = createFakeBrowser(RULES).open();
    let fail = (_reason: Error) => {};
    tab.refresh.mockReturnValue(new Promise((_, reject) => (fail = reject)));
    pass(IDLE);
    tab.stay();
    pass(9_000);
    fail(new Error('offline'));
    await vi.advanceTimersByTimeAsync(IDLE - 1);
    expect(tab.isAlerted()).toBe(false);
    expect(tab.leave).not.toHaveBeenCalled();
    pass(1000);
    expect(tab.alerts.at(-1)).toEqual({endsAt: T + IDLE + 9_000 + IDLE + ALERT});
  });

  it('SESS-22 watchIdle clears the flag of an earlier ended session', () => {
    const browser = createFakeBrowser(RULES);
    browser.setRecord({lastActiveAt: null, loggedOutInactive: true});
    const tab = browser.open();
    expect(tab.leave).not.toHaveBeenCalled();
    expect(browser.record()).toEqual({lastActiveAt: T, loggedOutInactive: false});
  });

  it('SESS-24 CONST-20 watchIdle records activity once a second, including the last one', () => {
    const browser = createFakeBrowser(RULES);
    const tab = browser.open();
    tab.writes.length = 0;
    for (let moment = 0; moment < 2_500; moment += 10) {
      pass(10);
      tab.move(moment, moment);
    }
    expect(tab.writes.map(({at}) => at - T)).toEqual([1_000, 2_000]);
    pass(1_000);
    expect(browser.record()?.lastActiveAt).toBe(T + 2_500);
    pass(60_000);
    expect(tab.writes).toHaveLength(3);
  });

  it('SESS-15 watchIdle keeps the alert when the mouse moves or a key is pressed', () => {
    const tab = createFakeBrowser(RULES).open();
    pass(IDLE);
    tab.move(1, 2);
    tab.press();
    pass(ALERT);
    expect(tab.leave).toHaveBeenCalledTimes(1);
  });

  it.each(['focus', 'visibilitychange', 'keydown'])(
    'watchIdle leaves without an alert at the first %s after a sleep past the end',
    (kind) => {
      const tab = createFakeBrowser(RULES).open();
      sleep(IDLE + ALERT);
      tab.happens(new Event(kind));
      expect(tab.leave).toHaveBeenCalledTimes(1);
      expect(tab.alerts).toEqual([]);
    },
  );

  it('SESS-37b watchIdle can’t continue an open alert after a sleep past its end', () => {
    const tab = createFakeBrowser(RULES).open();
    pass(IDLE);
    sleep(ALERT);
    tab.stay();
    expect(tab.refresh).not.toHaveBeenCalled();
    expect(tab.leave).toHaveBeenCalledTimes(1);
  });

  it('SESS-37b watchIdle shows the alert on time after throttling', () => {
    const tab = createFakeBrowser(RULES).open();
    sleep(IDLE - 1_000);
    pass(999);
    expect(tab.isAlerted()).toBe(false);
    pass(1);
    expect(tab.alerts).toEqual([{endsAt: T + IDLE + ALERT}]);
  });

  it('watchIdle does nothing after stop', () => {
    const browser = createFakeBrowser(RULES);
    const tab = browser.open();
    tab.stop();
    pass(IDLE * 2);
    tab.press();
    tab.happens(pageShow(true));
    expect(tab.alerts).toEqual([]);
    expect(tab.leave).not.toHaveBeenCalled();
    expect(tab.writes).toHaveLength(1);
  });
});

describe('watchIdle on a page from the back-forward cache', () => {
  it('watchIdle reloads the page when it has ended the session', () => {
    const tab = createFakeBrowser(RULES).open();
    pass(IDLE + ALERT);
    tab.happens(pageShow(true));
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it('watchIdle reloads the page when another tab has ended the session, even after a guest’s activity', () => {
    const browser = createFakeBrowser(RULES);
    const tab = browser.open();
    browser.setRecord({lastActiveAt: null, loggedOutInactive: false});
    tab.happens(pageShow(true));
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    {persisted: true, what: 'restored from the cache with an active session'},
    {persisted: false, what: 'loaded normally'},
  ])('watchIdle doesn’t reload a page that was $what', ({persisted}) => {
    const tab = createFakeBrowser(RULES).open();
    tab.happens(pageShow(persisted));
    expect(tab.reload).not.toHaveBeenCalled();
    expect(tab.leave).not.toHaveBeenCalled();
  });
});

describe('watchIdle in two tabs', () => {
  function openTwo() {
    const browser = createFakeBrowser(RULES);
    return {browser, one: browser.open(), other: browser.open()};
  }

  it('SESS-37a watchIdle counts activity in one tab for both', () => {
    const {one, other} = openTwo();
    pass(IDLE - 1_000);
    one.press();
    pass(IDLE - 1_000);
    expect([one.isAlerted(), other.isAlerted()]).toEqual([false, false]);
    pass(1_000);
    expect([one.isAlerted(), other.isAlerted()]).toEqual([true, true]);
    expect(other.alerts).toEqual(one.alerts);
  });

  it('SESS-37a watchIdle closes the alert in both tabs on one answer, and refreshes the session once', async () => {
    const {one, other} = openTwo();
    pass(IDLE + 5_000);
    other.stay();
    expect([one.isAlerted(), other.isAlerted()]).toEqual([false, false]);
    await vi.advanceTimersByTimeAsync(IDLE - 1);
    expect([one.isAlerted(), other.isAlerted()]).toEqual([false, false]);
    expect(one.refresh).not.toHaveBeenCalled();
    expect(other.refresh).toHaveBeenCalledTimes(1);
  });

  it('SESS-37a watchIdle ends the session in both tabs and writes the record once', () => {
    const {one, other} = openTwo();
    pass(IDLE);
    one.end();
    expect(one.leave).toHaveBeenCalledTimes(1);
    expect(other.leave).toHaveBeenCalledTimes(1);
    const ends = [...one.writes, ...other.writes].filter(({record}) => record.loggedOutInactive);
    expect(ends).toHaveLength(1);
  });

  it('watchIdle in a frozen tab doesn’t end a session that another tab kept alive', () => {
    const {one, other} = openTwo();
    other.freeze();
    pass(IDLE - 1_000);
    one.press();
    pass(IDLE - 2_000);
    expect(other.isAlerted()).toBe(false);
    expect(other.leave).not.toHaveBeenCalled();
  });

  it('SESS-22 watchIdle in a frozen tab leaves an ended session without setting a flag that a guest has cleared', () => {
    const {browser, one, other} = openTwo();
    other.freeze();
    pass(IDLE - 1_000);
    one.end();
    browser.setRecord({lastActiveAt: null, loggedOutInactive: false});
    pass(1_000);
    expect(other.leave).toHaveBeenCalledTimes(1);
    expect(browser.record()?.loggedOutInactive).toBe(false);
  });

  it('watchIdle closes the alert when another page is opened', () => {
    const {browser, one} = openTwo();
    pass(IDLE + 10_000);
    browser.open();
    expect(one.isAlerted()).toBe(false);
  });
});

describe('watchIdle in several tabs with random events', () => {
  const step = fc.record({
    tab: fc.nat({max: 2}),
    kind: fc.constantFrom('press', 'look'),
    pause: fc.oneof(fc.integer({min: 0, max: 1_500}), fc.integer({min: 0, max: 12_000})),
  });
  const rules = {idleMs: 10_000, alertMs: 5_000};

  it('SESS-14 SESS-24 CONST-20 watchIdle never alerts early, agrees in all tabs and records at most once a second', () => {
    fc.assert(
      fc.property(fc.array(step, {maxLength: 40}), (steps) => {
        vi.clearAllTimers();
        vi.setSystemTime(T);
        const browser = createFakeBrowser(rules);
        const tabs = [browser.open(), browser.open(), browser.open()];
        let lastActivity = T;
        for (const {tab, kind, pause} of steps) {
          pass(pause);
          const idleFor = Date.now() - lastActivity;
          if (kind === 'press') {
            tabs[tab]?.press();
            if (idleFor < rules.idleMs) lastActivity = Date.now();
          }
          const alerted = tabs.filter((item) => item.isAlerted()).length;
          const left = tabs.filter((item) => item.leave.mock.calls.length > 0).length;
          /* The timer ticks once a second, so tabs may react up to a second late. */
          if (idleFor < rules.idleMs) expect([alerted, left]).toEqual([0, 0]);
          else if (idleFor >= rules.idleMs + rules.alertMs + 1_000) expect(left).toBe(3);
          else if (idleFor >= rules.idleMs + 1_000) expect(alerted).toBe(3);
        }
        for (const {writes, stop} of tabs) {
          stop();
          const times = writes.filter(({record}) => record.lastActiveAt !== null);
          times.slice(1).forEach(({at}, index) => {
            expect(at - (times[index]?.at ?? 0)).toBeGreaterThanOrEqual(1_000);
          });
        }
      }),
    );
  });
});

function pageShow(persisted: boolean): Event {
  return Object.assign(new Event('pageshow'), {persisted});
}
