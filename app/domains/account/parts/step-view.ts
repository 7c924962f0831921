import {DONE_PARAMETER} from '~/platform/done-parameter';

/** A list, or one step of a change to it. Each view has a URL, so it works without JavaScript. */
export type StepView<Change> =
  {kind: 'list'; done: Change | null} | {kind: 'new'} | {kind: 'edit' | 'delete'; id: string};

/** The list for an unknown change or an id that `isId` rejects. */
export function readStepView<Change extends string>(
  search: URLSearchParams,
  changes: readonly Change[],
  isId: (text: string) => boolean,
): StepView<Change> {
  if (search.get('new') === '1') return {kind: 'new'};
  for (const kind of ['edit', 'delete'] as const) {
    const id = search.get(kind);
    if (id !== null && isId(id)) return {kind, id};
  }
  return {
    kind: 'list',
    done: changes.find((change) => change === search.get(DONE_PARAMETER)) ?? null,
  };
}
