import type {Session} from './session';

export interface PersonContext {
  /** From the request's `sessionToken`, or else from its cookie. */
  person: Session;
}
