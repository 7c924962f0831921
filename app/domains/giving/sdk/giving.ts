import {isGivingOpen} from '~/domains/giving-eligibility/eligibility';
import {NO_CAUSE_ID, parseStoreId} from '~/domains/giving-eligibility/giving-ids';
import {findSegment, type SegmentSources} from '~/domains/giving-eligibility/segments';
import type {GivingClient} from '~/services/giving/giving-client';
import type {Cause, FoundCharity} from '../cause';
import {charityQuery, linkedCauseId, type CauseSearch} from '../rules/cause-search';
import {
  clickstreamEvent,
  widgetPlace,
  type Browser,
  type TrackedEvent,
  type WidgetPlace,
} from '../rules/clickstream-event';
import {createReplyCache} from '../rules/reply-cache';
import {createAttempt} from './attempt';
import {createCauseFinder} from './cause-finder';
import {createAccountFollower, type AccountCauses} from './follow-account';
import {createEventQueue} from './event-queue';
import {createGivingEvents, type GivingEvents} from './giving-events';
import {GivingSdkError, INVALID_STORE_ID, SDK_MESSAGES} from './giving-sdk-error';
import {START, type GivingState} from './giving-state';
import {loadStore} from './load-store';
import type {TrackingMemory} from './tracking-memory';
import {createVisitTracking, type VisitTracking} from './visit-tracking';
import {createWidgetViews, type WidgetViews} from './widget-views';

const CACHE = {maxAgeMs: 5 * 60_000, maxEntries: 100};

/** The place of a cause that comes from a link or the account, not from a widget. */
const NO_WIDGET = widgetPlace('unknown', 'compact');

export interface Giving
  extends WidgetViews, Omit<VisitTracking, 'ensure' | 'remember' | 'restart'> {
  events: GivingEvents;
  subscribe(listener: () => void): () => void;
  /** Returns the same object until something changes. */
  state(): GivingState;
  /** Loads the store, starts tracking, and applies the cause of the link or of the account. */
  start(): Promise<boolean>;
  /** A customer has logged in or, with `null`, out. */
  follow(account: AccountCauses | null): Promise<void>;
  /** The store's featured and default causes; `null` if they can't be loaded. */
  suggestedCauses(): Promise<Cause[] | null>;
  /** A page of charities; `null` if the search failed. */
  search(search: CauseSearch, place: WidgetPlace): Promise<FoundCharity[] | null>;
  /** Runs `update` now and after each change of the cause (GIVE-32). @returns a function that stops it */
  onCause(update: () => void): () => void;
  /** Sends queued events. */
  flush(): void;
  /** Stops giving and forgets the tracking, for instance when consent is withdrawn. */
  stop(): void;
}

export interface GivingParts {
  storeId: string;
  createClient(storeId: string): GivingClient;
  createMemory(storeId: string): TrackingMemory;
  sources(): SegmentSources;
  browser(): Browser;
  /** The cause that the visit's newest link asks for (GIVE-30), unchecked; `''` without one. */
  linkedCause(): string;
  /** `null` for a guest. */
  account?: AccountCauses | null;
  /** Whether events may name the customer. */
  canNameCustomer(): boolean;
}

/**
 * The giving service for widgets. Methods fail as described in `attempt.ts`: with a listener for `SDK::Error` they
 * return an empty result.
 */
export function createGiving(parts: GivingParts): Giving {
  const events = createGivingEvents();
  const attempt = createAttempt(events);
  const storeId = parseStoreId(parts.storeId) ?? '';
  const client = parts.createClient(storeId);
  const memory = parts.createMemory(storeId);
  const cache = createReplyCache(CACHE);
  const queue = createEventQueue(client.sendEvent);
  let state = START;

  const tools = {
    client,
    cache,
    events,
    attempt,
    state: () => state,
    change(next: Partial<GivingState>) {
      state = {...state, ...next};
      events.emit('SDK::Updated', null);
    },
  };
  const {change} = tools;

  function report(type: TrackedEvent, payload: Record<string, unknown>, widget: WidgetPlace) {
    const trackingId = state.tracking?.trackingId;
    if (trackingId === undefined) return;
    queue.add(
      clickstreamEvent({
        storeId,
        trackingId,
        browser: parts.browser(),
        widget,
        customer: parts.canNameCustomer() ? follower.customer() : null,
        at: Date.now(),
        type,
        payload,
      }),
    );
  }

  const finder = createCauseFinder(tools);
  const {ensure, restart, remember, ...tracking} = createVisitTracking(tools, memory, report);
  const follower = createAccountFollower({
    tracking: () => state.tracking,
    remember: (ofAccount) => remember({account: ofAccount}),
    restart,
    adopt: (cause) => tracking.setCause(cause, NO_WIDGET),
  });
  let account = parts.account ?? null;

  /** If it fails, the visit keeps its own cause. */
  const followAccount = () => attempt(() => follower.follow(account), undefined);

  async function initialize() {
    if (storeId === '') throw new GivingSdkError(INVALID_STORE_ID);
    return attempt(() => loadStore(() => client.store()), null, SDK_MESSAGES.initialize);
  }

  async function open(): Promise<boolean> {
    const store = await attempt(initialize, null);
    const segment = store && findSegment(store.customerSegments, parts.sources());
    if (!store || !isGivingOpen({store, segment})) return false;
    change({store, segment});
    const started = await attempt(ensure, null);
    /* A link overrides the tracked cause, so tracking has to exist first (GIVE-30). */
    if (started && store.letShoppersChoose) {
      await applyLinkedCause();
      await followAccount();
    }
    change({phase: 'open'});
    events.emit('SDK::Ready', null);
    return true;
  }

  async function applyLinkedCause() {
    const link = linkedCauseId(parts.linkedCause());
    /* The link counts for the whole visit, but the shopper may have chosen another cause since. */
    if (!link || link === state.tracking?.link) return;
    const [cause] = await attempt(() => finder.find([link]), [], SDK_MESSAGES.charities);
    if (!cause) return;
    const isSet =
      link === state.tracking?.causeId ||
      (await tracking.setCause({causeId: cause.id, causeName: cause.name}, NO_WIDGET));
    if (isSet) remember({link});
  }

  return {
    ...tracking,
    ...createWidgetViews(tools, finder),
    events,
    async setCause(cause, place) {
      const isSet = await tracking.setCause(cause, place);
      if (isSet) attempt(() => follower.report(cause), undefined).catch(() => undefined);
      return isSet;
    },

    async follow(next) {
      account = next;
      if (state.phase === 'open' && state.store?.letShoppersChoose) await followAccount();
    },

    subscribe: (listener) => events.on('SDK::Updated', listener),
    state: tools.state,

    async start() {
      let isOpen = false;
      try {
        isOpen = await open();
      } finally {
        if (!isOpen) change({...START, phase: 'hidden'});
      }
      return isOpen;
    },

    suggestedCauses: () =>
      attempt(
        () => {
          const {featuredCauseIds = [], defaultCauseIds = []} = state.store ?? {};
          return finder.find([...new Set([...featuredCauseIds, ...defaultCauseIds])]);
        },
        null,
        SDK_MESSAGES.charities,
      ),

    async search(search, place) {
      const query = {...charityQuery(search)};
      const found = await attempt(
        () => cache.run(['search', query], () => client.searchCharities(query)),
        null,
      );
      if (!found) return null;
      const charities = found.map(finder.withStoreFacts);
      events.emit('Search::Finished', charities);
      /* Without the words and the place, which can be personal. */
      const {categoryId, state: usState} = query;
      report('Action::Searched', {categoryId, state: usState, results: found.length}, place);
      return charities;
    },

    onCause(update) {
      let shownFor: string | undefined;
      const check = () => {
        const causeId = state.tracking?.causeId ?? NO_CAUSE_ID;
        if (state.phase !== 'open' || causeId === shownFor) return;
        shownFor = causeId;
        update();
      };
      check();
      return events.on('SDK::Updated', check);
    },

    flush: queue.flush,

    stop() {
      queue.stop();
      memory.forget();
      change({...START, phase: 'hidden'});
    },
  };
}
