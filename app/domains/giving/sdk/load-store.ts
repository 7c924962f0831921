import type {GivingStore} from '~/domains/giving-eligibility/giving-store';

/** GIVE-60 */
const POLL_MS = 100;
/** GIVE-40 */
const TIMEOUT_MS = 5000;

/**
 * Polls for the store's configuration every 100 ms.
 * @throws if the call fails, or if there is no reply after 5 seconds
 */
export function loadStore(call: () => Promise<GivingStore>): Promise<GivingStore> {
  const store = call();
  let isSettled = false;
  const settle = () => void (isSettled = true);
  store.then(settle, settle);
  return new Promise((resolve, reject) => {
    let waited = 0;
    const timer = setInterval(() => {
      waited += POLL_MS;
      if (!isSettled && waited < TIMEOUT_MS) return;
      clearInterval(timer);
      if (isSettled) resolve(store);
      else reject(new Error(`the store didn't load in ${TIMEOUT_MS} ms`));
    }, POLL_MS);
  });
}
