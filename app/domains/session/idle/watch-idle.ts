import {onActivity} from './activity';
import {heartbeatMs} from './idle-times';
import {
  alertEndsAt,
  nextIdleState,
  type IdleEvent,
  type IdleRules,
  type IdleState,
} from './idle-machine';
import {IDLE_KEY, type IdleMemory} from './idle-record';

/** Interval of the timer, and the shortest time between two records of activity (SESS-24, CONST-20). */
const SECOND_MS = 1000;

export interface IdleBrowser {
  tab: EventTarget;
  memory: IdleMemory;
  /** Refreshes the session; `false` if it has ended. Rejects if the server's reply says neither. */
  refresh(): Promise<boolean>;
  leave(): void;
  reload(): void;
}

export interface IdleAlert {
  /** When the session ends, in ms since the epoch; `null`: the alert stays until it's answered. */
  endsAt: number | null;
}

export interface IdleWatching {
  /** The button to stay logged in: restarts the timer and refreshes the session (SESS-16, SESS-18). */
  stay(): void;
  /** The button to log out (SESS-19, SESS-20). */
  end(): void;
  stop(): void;
}

/**
 * Runs the inactivity timeout in this tab. All tabs share one record, so activity, an answer to the alert, or the end
 * of the session in one tab counts for all. Opening a page is activity.
 * @param show called with the alert when it opens or changes, and with `null` when it closes
 */
export function watchIdle(
  rules: IdleRules,
  browser: IdleBrowser,
  show: (alert: IdleAlert | null) => void,
): IdleWatching {
  const {tab, memory} = browser;
  const heartbeat = heartbeatMs({seconds: rules.idleMs / 1000});
  let state: IdleState = {name: 'active', lastActiveAt: Date.now()};
  /** The shared record's time as last seen by this tab, and when this tab last wrote it. */
  let recorded: number | undefined;
  let writtenAt = 0;
  let shownAt: number | undefined;
  /** When this tab last made a request for the session; loading the page was one. */
  let refreshedAt = Date.now();

  function apply(event: IdleEvent) {
    const now = Date.now();
    const before = state.name;
    state = nextIdleState(state, event, now, rules);
    if (event.kind === 'heard' && event.lastActiveAt !== null) recorded = event.lastActiveAt;

    if (state.name === 'ended') {
      if (before === 'ended') return;
      /* The tab that ended the session has set the flag; a guest's activity may have cleared it since. */
      const isKnown = event.kind === 'heard' && event.lastActiveAt === null;
      if (!isKnown) memory.write({lastActiveAt: null, loggedOutInactive: true});
      stop();
      browser.leave();
      return;
    }
    if (state.name === 'active') {
      record(state.lastActiveAt, now);
      /* After a failure the next heartbeat tries again. */
      if (event.kind === 'activity' && now - refreshedAt >= heartbeat) {
        refresh(now, () => undefined);
      }
    }
    const alertAt = state.name === 'alert' ? state.lastActiveAt : undefined;
    if (alertAt === shownAt) return;
    shownAt = alertAt;
    show(alertAt === undefined ? null : {endsAt: alertEndsAt(alertAt, rules)});
  }

  function record(lastActiveAt: number, now: number) {
    if (lastActiveAt === recorded || Math.abs(now - writtenAt) < SECOND_MS) return;
    memory.write({lastActiveAt, loggedOutInactive: false});
    recorded = lastActiveAt;
    writtenAt = now;
  }

  /** Another tab may have changed the shared record while this one was suspended. */
  function readRecord() {
    const shared = memory.read();
    if (shared) apply({kind: 'heard', lastActiveAt: shared.lastActiveAt});
  }

  function dispatch(event: IdleEvent) {
    if (nextIdleState(state, event, Date.now(), rules).name !== 'active') readRecord();
    apply(event);
  }

  /* Reading a page makes no requests, and the server ends sessions without requests (SEC-17). */
  function refresh(now: number, onFailure: (error: unknown) => void) {
    refreshedAt = now;
    browser.refresh().then((hasSession) => {
      if (!hasSession) dispatch({kind: 'end'});
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
  /* After the computer wakes up, these fire before the timer does. */
  for (const kind of ['visibilitychange', 'focus']) tab.addEventListener(kind, tick, {signal});
  tab.addEventListener(
    'storage',
    (event) => {
      if ((event as StorageEvent).key === IDLE_KEY) readRecord();
    },
    {signal},
  );
  /* Outlives the inner `stop`: the back-forward cache may show the page long after its session has ended. */
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
