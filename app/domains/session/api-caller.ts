import type {Session} from './session';

export interface ApiCaller {
  /** From the request's `sessionToken`, or else from its cookie. */
  customer: Session;
}
