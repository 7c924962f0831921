import type {Session} from './session';

export interface CustomerContext {
  /** From the request's `sessionToken`, or else from its cookie. */
  customer: Session;
}
