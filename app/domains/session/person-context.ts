import type {Session} from './session';

/** What an operation works with that only a signed-in person may call: whose it is. */
export interface PersonContext {
  /** Of the call's `sessionToken`, else of its cookie. */
  person: Session;
}
