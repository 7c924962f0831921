import type {Context} from 'hono';
import {problem} from './inputs';
import type {Break, Settings, StoreSettings} from './settings';

type Answer = (c: Context, store: StoreSettings) => Response | Promise<Response>;

/** Handles a call for the store it names, unless the control room has broken this call. */
export type ForStore = (broken: Break, answer: Answer) => (c: Context) => Promise<Response>;

export function createForStore(settings: Settings): ForStore {
  return (broken, answer) => async (c) => {
    const store = settings.of(c.req.header('x-store-id') ?? '');
    if (!store) return problem(c, 401, 'The store is unknown.');
    if (store.breaks.includes(broken)) return problem(c, 500, 'Internal error.');
    return answer(c, store);
  };
}
