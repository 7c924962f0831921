import type {SessionStore} from './session-store.server';

/** Adds notices that the customer's next page shows once. A guest has no session that could keep them. */
export function addNotices(session: SessionStore, notices: readonly string[]): void {
  session.update({notices: [...(session.current()?.notices ?? []), ...notices]});
}
