import {ACCOUNT_PATHS} from '~/domains/account/account-paths';
import {DONE_PARAMETER} from '~/platform/done-parameter';
import {parseEditText} from './parts/edit-values';
import {isPossibleDay} from './parts/limits';

export const AUTOSHIPS_PATH = ACCOUNT_PATHS.autoships;
export const CALENDAR_PATH = '/account/autoships.ics';

/** The changes that a form can make. The next page confirms them. */
export const AUTOSHIP_CHANGES = [
  'moved',
  'joined',
  'skipped',
  'item-skipped',
  'unskipped',
  'item-unskipped',
  'sent',
  'already-sent',
  'retried',
  'added',
  'removed',
  'edited',
  'readdressed',
  'paused',
  'resumed',
  'canceled',
  'restarted',
] as const;
export type AutoshipChange = (typeof AUTOSHIP_CHANGES)[number];

export interface Done {
  change: AutoshipChange;
  /** Of the delivery or subscription. */
  id: string | null;
  /**
   * The state that Undo restores: a day, or the values of a subscription (`toEditText`). `null` if one press can't undo
   * the change.
   */
  was: string | null;
}

/** The list, or the step that asks before a subscription is canceled. Each view has a URL, so it works without JavaScript. */
export type AutoshipPageView = {kind: 'list'; done: Done | null} | {kind: 'cancel'; id: string};

/** The provider's ids. */
export const AUTOSHIP_ID = /^[\w-]{1,64}$/;
const readId = (text: string | null) => (text !== null && AUTOSHIP_ID.test(text) ? text : null);

export function readAutoshipPageView(search: URLSearchParams): AutoshipPageView {
  const cancel = readId(search.get('cancel'));
  if (cancel !== null) return {kind: 'cancel', id: cancel};
  const change = AUTOSHIP_CHANGES.find((name) => name === search.get(DONE_PARAMETER));
  const was = search.get('was');
  return {
    kind: 'list',
    done: change
      ? {change, id: readId(search.get('id')), was: was !== null && isState(was) ? was : null}
      : null,
  };
}

/* A day that is over can't be restored. */
const isState = (text: string) => isPossibleDay(text) || parseEditText(text) !== null;

export function donePath({change, id, was}: Done): string {
  const search = new URLSearchParams({
    [DONE_PARAMETER]: change,
    ...(id === null ? {} : {id}),
    ...(was === null ? {} : {was}),
  });
  return `${AUTOSHIPS_PATH}?${search.toString()}`;
}

export const cancelPath = (id: string) => `${AUTOSHIPS_PATH}?cancel=${id}`;
