import {describe, expect, it, vi} from 'vitest';
import {createChooserStore} from '~/domains/giving/islands/chooser-store';
import type {FoundCharity} from '~/domains/giving/cause';
import type {Giving} from '~/domains/giving/sdk/giving';
import {causeOf} from './cause-builder';

const PLACE = {type: 0, style: 0, placement: 1, location: 0};

const page = (from: number, count: number): FoundCharity[] =>
  Array.from({length: count}, (_, index) => causeOf({id: `c${from + index}`}));

function chooser({
  zip = '80202',
  searchEnabled = true,
}: {zip?: string | null; searchEnabled?: boolean} = {}) {
  const giving = {
    state: () => ({store: {searchEnabled}}) as ReturnType<Giving['state']>,
    suggestedCauses: vi.fn<Giving['suggestedCauses']>(async () => page(0, 2)),
    search: vi.fn<Giving['search']>(async () => page(0, 25)),
    setCause: vi.fn<Giving['setCause']>(async () => true),
  };
  return {giving, store: createChooserStore(giving, {zip, place: PLACE})};
}

describe('opening the chooser', () => {
  it('GIVE-59 loads suggestions, and shelters near the zip code by category 3', async () => {
    const {giving, store} = chooser();
    const opened = store.open();
    expect(store.state().suggested.phase).toBe('loading');
    await opened;
    expect(store.state()).toMatchObject({
      suggested: {phase: 'ready', causes: [{id: 'c0'}, {id: 'c1'}]},
      shelters: {phase: 'ready'},
      results: null,
    });
    expect(giving.search).toHaveBeenCalledWith(
      expect.objectContaining({place: '80202', categoryId: 3}),
      PLACE,
    );
  });

  it.each([{zip: null}, {searchEnabled: false}])('has no shelters with %j', async (options) => {
    const {giving, store} = chooser(options);
    await store.open();
    expect(store.state().shelters).toBeNull();
    expect(giving.search).not.toHaveBeenCalled();
  });

  it('says when it failed, and loads again on request only what is missing', async () => {
    const {giving, store} = chooser();
    giving.suggestedCauses.mockResolvedValueOnce(null);
    await store.open();
    expect(store.state().suggested).toEqual({phase: 'failed', causes: []});
    await store.open();
    expect(store.state().suggested.phase).toBe('ready');
    expect(giving.search).toHaveBeenCalledTimes(1);
  });
});

describe('searching', () => {
  it('GIVE-57 adds a page of 25 at a time, until one is not full', async () => {
    const {giving, store} = chooser();
    await store.search({name: 'rescue'});
    expect(store.state().results).toMatchObject({hasMore: true, search: {page: 0}});
    giving.search.mockResolvedValueOnce(page(25, 3));
    await store.more();
    expect(store.state().results).toMatchObject({hasMore: false, search: {page: 1}});
    expect(store.state().results?.causes).toHaveLength(28);
  });

  it('keeps the other parts of the search, and starts at the first page', async () => {
    const {giving, store} = chooser();
    await store.search({name: 'rescue'});
    await store.more();
    await store.search({categoryId: 10});
    expect(giving.search).toHaveBeenLastCalledWith(
      {name: 'rescue', place: '', state: '', categoryId: 10, page: 0},
      PLACE,
    );
  });

  it('an empty search returns to the suggestions', async () => {
    const {giving, store} = chooser();
    await store.search({categoryId: 10});
    await store.search({categoryId: null, name: '  '});
    expect(store.state().results).toBeNull();
    expect(giving.search).toHaveBeenCalledTimes(1);
  });

  it('drops the reply to an outdated search', async () => {
    const {giving, store} = chooser();
    let answerFirst: (found: FoundCharity[]) => void = () => undefined;
    giving.search.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
    const first = store.search({name: 'slow'});
    giving.search.mockResolvedValueOnce(page(100, 1));
    await store.search({name: 'fast'});
    answerFirst(page(0, 25));
    await first;
    expect(store.state().results?.causes).toMatchObject([{id: 'c100'}]);
  });

  it('a failed page keeps the results, and is requested again', async () => {
    const {giving, store} = chooser();
    await store.search({name: 'rescue'});
    giving.search.mockResolvedValueOnce(null);
    await store.more();
    expect(store.state().results).toMatchObject({phase: 'failed', search: {page: 1}});
    expect(store.state().results?.causes).toHaveLength(25);
    giving.search.mockResolvedValueOnce(page(25, 2));
    await store.more();
    expect(store.state().results).toMatchObject({phase: 'ready', search: {page: 1}});
    expect(store.state().results?.causes).toHaveLength(27);
  });

  it('shows a cause once, even if two pages have it', async () => {
    const {giving, store} = chooser();
    await store.search({name: 'rescue'});
    giving.search.mockResolvedValueOnce(page(24, 2));
    await store.more();
    expect(store.state().results?.causes).toHaveLength(26);
  });
});

describe('choosing', () => {
  it('GIVE-02 saves the cause, one at a time', async () => {
    const {giving, store} = chooser();
    const saving = store.choose({id: 'c1', name: 'One'});
    expect(store.state().savingId).toBe('c1');
    expect(await store.choose({id: 'c2', name: 'Two'})).toBe(false);
    expect(await saving).toBe(true);
    expect(giving.setCause.mock.calls).toEqual([[{causeId: 'c1', causeName: 'One'}, PLACE]]);
    expect(store.state()).toMatchObject({savingId: null, isUnsaved: false});
  });

  it('GIVE-33 clears the choice', async () => {
    const {giving, store} = chooser();
    expect(await store.choose(null)).toBe(true);
    expect(giving.setCause).toHaveBeenCalledWith(null, PLACE);
  });

  it('says when it couldn’t be saved, until the next attempt', async () => {
    const {giving, store} = chooser();
    giving.setCause.mockResolvedValueOnce(false);
    expect(await store.choose({id: 'c1', name: 'One'})).toBe(false);
    expect(store.state().isUnsaved).toBe(true);
    await store.choose({id: 'c1', name: 'One'});
    expect(store.state().isUnsaved).toBe(false);
  });

  it('notifies its listeners until they unsubscribe', async () => {
    const {store} = chooser();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    await store.choose(null);
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    await store.choose(null);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
