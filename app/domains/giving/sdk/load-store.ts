import type {GivingStore} from '~/domains/giving-eligibility/giving-store';

/** GIVE-60 */
const POLL_MS = 100;
/** GIVE-40 */
const PATIENCE_MS = 5000;

/**
 * Waits for the store's configuration, looking for it every 100 ms.
 * @throws when the call failed, or when there is no reply after 5 seconds
 */
export function loadStore(call: () => Promise<GivingStore>): Promise<GivingStore> {
  let reply: {store: GivingStore} | {error: unknown} | undefined;
  call().then(
    (store) => void (reply = {store}),
    (error: unknown) => void (reply = {error}),
  );
  return new Promise((resolve, reject) => {
    let waited = 0;
    const timer = setInterval(() => {
      waited += POLL_MS;
      if (!reply && waited < PATIENCE_MS) return;
      clearInterval(timer);
      if (!reply) reject(new Error(`the store didn't load in ${PATIENCE_MS} ms`));
      else if ('store' in reply) resolve(reply.store);
      else reject(reply.error as Error);
    }, POLL_MS);
  });
}
