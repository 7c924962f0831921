import type {Session} from './session';

/** Context of an operation that requires login. */
export interface PersonContext {
  /** From the request's `sessionToken`, or else from its cookie. */
  person: Session;
}
