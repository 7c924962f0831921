import type {Needs} from '~/platform/needs';
import type {Visitor} from './parts/visitor';

/** Removes the notices from the session, so that each is shown once. */
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
