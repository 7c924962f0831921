import {onActivity} from './activity';
import {heartbeatMs} from '../idle-times';
import {endOf, nextIdleState, type IdleEvent, type IdleRules, type IdleState} from './idle-machine';
import {IDLE_KEY, type IdleMemory} from './idle-record';

/** Between two looks at the clock, and at least between two records of activity (SESS-24, CONST-20). */
const SECOND_MS = 1000;

/** What the watch needs of the browser. */
export interface IdleBrowser {
  /** The window. */
  tab: EventTarget;
  memory: IdleMemory;
  /** Refreshes the session; `false` when it is over. Rejects when that is not known. */
  refresh(): Promise<boolean>;
  /** Goes to where the session is ended on the server (SESS-21). */
  leave(): void;
  reload(): void;
}

/** An alert that is to be answered. */
export interface IdleAlert {
  /** When it ends the session, in ms since the epoch; `null`: it waits. */
  endsAt: number | null;
}

export interface IdleWatching {
  /** "Stay signed in": the timer starts anew, and the session is refreshed (SESS-16, SESS-18). */
  stay(): void;
  /** "Sign out" (SESS-19, SESS-20). */
  end(): void;
  stop(): void;
}

/**
 * Watches the session of this browser from this tab. All tabs share one record, so that activity, an answer and an end
 * in one of them count for all. To open a page is activity.
 * @param show is given the alert when it comes or changes, and `null` when it goes
 */
export function watchIdle(
  rules: IdleRules,
  browser: IdleBrowser,
  show: (alert: IdleAlert | null) => void,
): IdleWatching {
  const {tab, memory} = browser;
  const heartbeat = heartbeatMs({seconds: rules.idleMs / 1000});
  let state: IdleState = {name: 'active', lastActiveAt: Date.now()};
  /** What the record says as far as this tab knows, and when this tab last wrote it. */
  let recorded: number | undefined;
  let writtenAt = 0;
  let shownAt: number | undefined;
  /** When the server last heard of this person, as far as this tab knows: loading the page told it. */
  let toldAt = Date.now();

  function take(event: IdleEvent) {
    const now = Date.now();
    const before = state.name;
    state = nextIdleState(state, event, now, rules);
    if (event.kind === 'heard' && event.lastActiveAt !== null) recorded = event.lastActiveAt;

    if (state.name === 'ended') {
      if (before === 'ended') return;
      /* Whoever ended it has written so, and the flag may have been seen and cleared since. */
      const isKnown = event.kind === 'heard' && event.lastActiveAt === null;
      if (!isKnown) memory.write({lastActiveAt: null, loggedOutInactive: true});
      stop();
      browser.leave();
      return;
    }
    if (state.name === 'active') {
      record(state.lastActiveAt, now);
      /* Without an answer the next heartbeat tries again. */
      if (event.kind === 'activity' && now - toldAt >= heartbeat) refresh(now, () => undefined);
    }
    const alertAt = state.name === 'alert' ? state.lastActiveAt : undefined;
    if (alertAt === shownAt) return;
    shownAt = alertAt;
    show(alertAt === undefined ? null : {endsAt: endOf(alertAt, rules)});
  }

  function record(lastActiveAt: number, now: number) {
    if (lastActiveAt === recorded || Math.abs(now - writtenAt) < SECOND_MS) return;
    memory.write({lastActiveAt, loggedOutInactive: false});
    recorded = lastActiveAt;
    writtenAt = now;
  }

  /** Another tab may know better, and have said so while this one could not listen. */
  function hear() {
    const kept = memory.read();
    if (kept) take({kind: 'heard', lastActiveAt: kept.lastActiveAt});
  }

  function dispatch(event: IdleEvent) {
    if (nextIdleState(state, event, Date.now(), rules).name !== 'active') hear();
    take(event);
  }

  /* Reading a page is no request, and the server ends sessions that it hasn't heard of for long (SEC-17). */
  function refresh(now: number, onFailure: (error: unknown) => void) {
    toldAt = now;
    browser.refresh().then((isOn) => {
      if (!isOn) dispatch({kind: 'end'});
    }, onFailure);
  }

  function stay() {
    dispatch({kind: 'continue'});
    if (state.name === 'ended') return;
    refresh(Date.now(), (error) => {
      console.warn('The session was not refreshed', error);
      dispatch({kind: 'continue'});
    });
  }

  const tick = () => dispatch({kind: 'tick'});
  const stopActivity = onActivity(tab, () => dispatch({kind: 'activity'}));
  const timer = setInterval(tick, SECOND_MS);
  const listening = new AbortController();
  const {signal} = listening;
  /* After sleep these come before the timer. */
  for (const kind of ['visibilitychange', 'focus']) tab.addEventListener(kind, tick, {signal});
  tab.addEventListener(
    'storage',
    (event) => {
      if ((event as StorageEvent).key === IDLE_KEY) hear();
    },
    {signal},
  );
  /* Beyond `stop`: the page may be shown again by the Back button, long after its session. */
  const onPageShow = (event: Event) => {
    if (!(event as PageTransitionEvent).persisted) return;
    if (state.name === 'ended' || memory.read()?.lastActiveAt === null) browser.reload();
    else tick();
  };
  tab.addEventListener('pageshow', onPageShow);

  function stop() {
    clearInterval(timer);
    stopActivity();
    listening.abort();
  }

  tick();
  return {
    stay,
    end: () => dispatch({kind: 'end'}),
    stop() {
      stop();
      tab.removeEventListener('pageshow', onPageShow);
    },
  };
}
