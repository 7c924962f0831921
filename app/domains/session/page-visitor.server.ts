import type {Needs} from '~/platform/needs';
import type {Visitor} from './parts/visitor';

/** Removes the notices from the session, so that each is shown once. */
export function takeNotices({visitor: {session}}: Needs<{visitor: 'session'}>): string[] {
  const notices = session.current()?.notices ?? [];
  if (notices.length > 0) session.update({notices: []});
  return notices;
}

/** `notices` are for above the page. A page that shows them itself passes none. */
export function pageVisitor(
  {visitor: {session}, settings: {idle}}: Needs<{visitor: 'session'; settings: 'idle'}>,
  notices: string[],
): Visitor {
  const customer = session.current();
  return {
    firstName: customer ? customer.firstName : null,
    idleSeconds: idle.seconds,
    alertSeconds: idle.alertSeconds,
    notices,
  };
}
