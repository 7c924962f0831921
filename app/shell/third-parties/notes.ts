import type {ItemFacts} from '~/domains/analytics/analytics-item';
import type {ItemEventName} from '~/domains/cart/item-event';
import type {ShownPage} from './page-events';

/** Something that happened on a page. Analytics makes its events from these. */
export type Note =
  | {kind: 'page'; page: ShownPage}
  | {kind: 'item'; name: ItemEventName; item: ItemFacts}
  | {kind: 'login'}
  | {kind: 'consent'; functional: boolean; advertising: boolean};

export interface Measuring {
  note(note: Note): void;
  /** Call it when the tag manager is ready: its data layer receives the current page's events and all later ones. */
  start(): void;
  /** Call it when advertising consent is withdrawn. */
  stop(): void;
}
