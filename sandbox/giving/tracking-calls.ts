import type {Context, Hono} from 'hono';
import {readJson} from '../http/json-input';
import type {ForStore} from './for-store';
import {
  causeBody,
  confirmationBody,
  integrationBody,
  problem,
  startBody,
  withInput,
} from './inputs';
import type {Break, StoreSettings} from './settings';
import type {Tracking, Trackings} from './trackings';

type Answer = (
  c: Context,
  tracking: Tracking,
  store: StoreSettings,
) => Response | Promise<Response>;

/** The calls that start, read and change the store's trackings. */
export function mountTrackingCalls(
  api: Hono,
  {trackings, forStore}: {trackings: Trackings; forStore: ForStore},
): void {
  const forTracking = (broken: Break, answer: Answer) =>
    forStore(broken, (c, store) => {
      const tracking = trackings.find(store.id, c.req.param('trackingId') ?? '');
      return tracking ? answer(c, tracking, store) : problem(c, 404, 'The tracking is unknown.');
    });

  api.post(
    '/tracking/',
    forStore('start-tracking', async (c, store) =>
      withInput(c, startBody, await readJson(c), ({isTestMode}) => {
        const {trackingId} = trackings.start(store.id, isTestMode);
        return c.json({trackingId, isTestMode});
      }),
    ),
  );
  api.get(
    '/tracking/:trackingId/cause',
    forTracking('tracked-cause', (c, {causeId, causeName}) =>
      c.json({CauseId: causeId, CauseName: causeName}),
    ),
  );
  api.put(
    '/tracking/:trackingId/set-cause',
    forTracking('set-cause', async (c, {trackingId}, {breaks}) =>
      withInput(c, causeBody, await readJson(c), (input) => {
        if (breaks.includes('set-cause-refused')) return c.json(false);
        trackings.setCause(trackingId, input);
        return c.json(true);
      }),
    ),
  );
  api.put(
    '/tracking/:trackingId/add-integration-info',
    forTracking('integration-info', async (c, {trackingId}) =>
      withInput(c, integrationBody, await readJson(c), (input) => {
        trackings.addIntegration(trackingId, input);
        return c.json(true);
      }),
    ),
  );
  api.put(
    '/tracking/:trackingId/set-confirmation-data',
    forTracking('confirmation-data', async (c, {trackingId}) =>
      withInput(c, confirmationBody, await readJson(c), ({confirmationData}) => {
        trackings.confirm(trackingId, confirmationData);
        return c.json(true);
      }),
    ),
  );
}
