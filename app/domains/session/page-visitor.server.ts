import type {IdleTimes} from './idle-times';
import type {Visitor} from './visitor';
import type {SessionStore} from './session-store.server';

/** What every page knows of its visitor. What it has to tell is told once. */
export function pageVisitor({session, idle}: {session: SessionStore; idle: IdleTimes}): Visitor {
  const person = session.current();
  const notices = person?.notices ?? [];
  if (notices.length > 0) session.update({notices: []});
  return {
    firstName: person ? person.firstName : null,
    idleSeconds: idle.seconds,
    alertSeconds: idle.alertSeconds,
    notices,
  };
}
