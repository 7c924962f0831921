import type {Needs} from '~/platform/needs';
import type {IdleTimes} from './idle/idle-times';
import type {Visitor} from './parts/visitor';
import type {SessionStore} from './session-store.server';

/** The shopper's data for every page. Removes the notices from the session, so that each is shown once. */
export function pageVisitor({
  visitor: {session},
  settings: {idle},
}: Needs<{visitor: 'session'; settings: 'idle'}>): Visitor {
  const customer = session.current();
  const notices = customer?.notices ?? [];
  if (notices.length > 0) session.update({notices: []});
  return {
    firstName: customer ? customer.firstName : null,
    idleSeconds: idle.seconds,
    alertSeconds: idle.alertSeconds,
    notices,
  };
}
