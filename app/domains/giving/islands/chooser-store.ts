import type {Cause} from '../cause';
import {
  CAUSES_PER_PAGE,
  EMPTY_SEARCH,
  shelterSearch,
  type CauseSearch,
} from '../rules/cause-search';
import type {WidgetPlace} from '../rules/clickstream-event';
import type {Giving} from '../sdk/giving';

type Loading = 'loading' | 'ready' | 'failed';

/** A list of causes in the chooser. */
export interface CauseList {
  phase: Loading;
  causes: Cause[];
}

export interface ChooserState {
  suggested: CauseList;
  /** Shelters near the shopper's zip code; `null` without one, or where searching is off. */
  shelters: CauseList | null;
  /** `null` without a search. */
  results: (CauseList & {search: CauseSearch; hasMore: boolean}) | null;
  /** The id of the cause being saved; `''` while the choice is being cleared. */
  savingId: string | null;
  isUnsaved: boolean;
}

export interface ChooserStore {
  subscribe(listener: () => void): () => void;
  state(): ChooserState;
  /** Loads the suggestions and the shelters, again after a failure. */
  open(): Promise<void>;
  /** An empty search returns to the suggestions. */
  search(search: Partial<CauseSearch>): Promise<void>;
  /** Adds the next page of results. */
  more(): Promise<void>;
  /** `null` clears the choice. @returns whether it was saved */
  choose(cause: Pick<Cause, 'id' | 'name'> | null): Promise<boolean>;
}

type Source = Pick<Giving, 'state' | 'suggestedCauses' | 'search' | 'setCause'>;

const LOADING: CauseList = {phase: 'loading', causes: []};
const FAILED: CauseList = {phase: 'failed', causes: []};

const listOf = (causes: Cause[] | null): CauseList => (causes ? {phase: 'ready', causes} : FAILED);

/** The state of the cause chooser. Drops replies to outdated searches. */
export function createChooserStore(
  giving: Source,
  {zip, place}: {zip: string | null; place: WidgetPlace},
): ChooserStore {
  const listeners = new Set<() => void>();
  let turn = 0;
  let state: ChooserState = {
    suggested: LOADING,
    shelters: null,
    results: null,
    savingId: null,
    isUnsaved: false,
  };

  function change(next: Partial<ChooserState>) {
    state = {...state, ...next};
    listeners.forEach((listener) => listener());
  }

  async function loadSuggested() {
    if (state.suggested.phase === 'ready') return;
    change({suggested: LOADING});
    change({suggested: listOf(await giving.suggestedCauses())});
  }

  async function loadShelters() {
    const canSearch = giving.state().store?.searchEnabled ?? false;
    if (zip === null || !canSearch || state.shelters?.phase === 'ready') return;
    change({shelters: LOADING});
    change({shelters: listOf(await giving.search(shelterSearch(zip), place))});
  }

  async function load(search: CauseSearch, before: Cause[]) {
    turn += 1;
    const startedTurn = turn;
    change({results: {phase: 'loading', causes: before, search, hasMore: false}});
    const found = await giving.search(search, place);
    if (startedTurn !== turn) return;
    const causes = withoutRepeats([...before, ...(found ?? [])]);
    const hasMore = found?.length === CAUSES_PER_PAGE;
    change({results: {phase: found ? 'ready' : 'failed', causes, search, hasMore}});
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    async open() {
      await Promise.all([loadSuggested(), loadShelters()]);
    },
    async search(changes) {
      const search = {...(state.results?.search ?? EMPTY_SEARCH), ...changes, page: 0};
      const {name, place: where, state: usState, categoryId} = search;
      if (name.trim() || where.trim() || usState || categoryId !== null) return load(search, []);
      turn += 1;
      change({results: null});
    },
    async more() {
      const {results} = state;
      if (!results || results.phase === 'loading') return;
      const {search, causes, phase} = results;
      /* Retries the same page after a failure. */
      const page = phase === 'failed' ? search.page : search.page + 1;
      await load({...search, page}, causes);
    },
    async choose(cause) {
      if (state.savingId !== null) return false;
      change({savingId: cause?.id ?? '', isUnsaved: false});
      const chosen = cause && {causeId: cause.id, causeName: cause.name};
      const isSaved = await giving.setCause(chosen, place);
      change({savingId: null, isUnsaved: !isSaved});
      return isSaved;
    },
  };
}

function withoutRepeats(causes: readonly Cause[]): Cause[] {
  return [...new Map(causes.map((cause) => [cause.id, cause])).values()];
}
