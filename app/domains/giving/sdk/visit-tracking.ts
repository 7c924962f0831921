import type {MarketingParameters} from '~/domains/analytics/marketing-parameters';
import type {CauseName} from '../cause';
import type {TrackedEvent, WidgetPlace} from '../rules/clickstream-event';
import {confirmationData} from '../rules/confirmation-data';
import {integrationInfo} from '../rules/integration-info';
import {NO_CAUSE, startedTracking, withCause, type Tracking} from '../tracking';
import {SDK_MESSAGES} from './giving-sdk-error';
import type {GivingTools, GivingView} from './giving-state';
import type {TrackingMemory} from './tracking-memory';

export interface VisitTracking {
  /** The tracking of this session; starts one if there is none (GIVE-28, GIVE-29). */
  ensure(): Promise<Tracking>;
  /** Forgets this tracking and starts another, which doesn't take over the same link again. */
  restart(): Promise<void>;
  /** Stores the account's cause, or the link whose cause was applied. */
  remember(fact: Pick<Tracking, 'account'> | Pick<Tracking, 'link'>): void;
  /** `null` clears the cause. @returns whether the service accepted it */
  setCause(cause: CauseName | null, place: WidgetPlace): Promise<boolean>;
  /** The cause that the service has stored; `null` if it can't be read. */
  trackedCause(): Promise<CauseName | null>;
  /** API-87. Call it with advertising consent only. */
  handOffMarketing(parameters: MarketingParameters): Promise<boolean>;
  /** Records what an order gives (API-88). */
  confirm(view: GivingView): Promise<boolean>;
}

export function createVisitTracking(
  {client, events, attempt, state, change}: GivingTools,
  memory: TrackingMemory,
  report: (type: TrackedEvent, payload: Record<string, unknown>, place: WidgetPlace) => void,
): VisitTracking {
  let changes: Promise<unknown> = Promise.resolve();
  let starting: Promise<Tracking> | undefined;

  async function start(): Promise<Tracking> {
    const remembered = memory.read();
    const tracking = remembered ?? startedTracking(await client.startTracking());
    memory.write(tracking);
    change({tracking});
    if (!remembered) events.emit('Tracking::Started', tracking);
    return tracking;
  }

  /** Callers at the same time share one start; the next one tries again after a failure. */
  async function ensure(): Promise<Tracking> {
    const {tracking} = state();
    if (tracking) return tracking;
    starting ??= start().finally(() => (starting = undefined));
    return starting;
  }

  async function set(cause: CauseName, place: WidgetPlace): Promise<boolean> {
    const before = await ensure();
    if (!(await client.setCause(before.trackingId, cause))) {
      throw new Error('the service refused the cause');
    }
    const {tracking, event} = withCause(before, cause);
    memory.write(tracking);
    change({tracking});
    events.emit('Tracking::Updated', tracking);
    events.emit(event, cause);
    report(event, {...cause}, place);
    return true;
  }

  function remember(fact: Pick<Tracking, 'account'> | Pick<Tracking, 'link'>): void {
    const {tracking} = state();
    if (!tracking) return;
    const next = {...tracking, ...fact};
    memory.write(next);
    change({tracking: next});
  }

  return {
    ensure,

    async restart() {
      const link = state().tracking?.link;
      memory.forget();
      change({tracking: null});
      await ensure();
      if (link !== undefined) remember({link});
    },

    remember,

    setCause(cause, place) {
      const setting = () =>
        attempt(() => set(cause ?? NO_CAUSE, place), false, SDK_MESSAGES.setCause);
      /* One at a time, so the last choice wins. */
      const done = changes.then(setting);
      changes = done.catch(() => undefined);
      return done;
    },

    trackedCause: () => attempt(async () => client.trackedCause((await ensure()).trackingId), null),

    handOffMarketing: (parameters) =>
      attempt(async () => {
        const info = integrationInfo(parameters);
        if (!info) return false;
        await client.addIntegrationInfo((await ensure()).trackingId, info);
        return true;
      }, false),

    confirm: ({donation, causes}) =>
      attempt(async () => {
        const data = confirmationData(donation, (id) => causes[id]?.name ?? id);
        await client.setConfirmationData((await ensure()).trackingId, data);
        return true;
      }, false),
  };
}
