import {useEffect, useState, useSyncExternalStore} from 'react';
import {Alert} from '~/ui/alert';
import {useAnnounce} from '~/ui/announcer';
import {Button} from '~/ui/button';
import {NO_CAUSE_ID} from '~/domains/giving-eligibility/giving-ids';
import {CauseSearchForm} from '../parts/cause-search-form';
import {CauseSection} from '../parts/cause-section';
import type {Cause} from '../cause';
import type {WidgetPlace} from '../rules/clickstream-event';
import type {Giving} from '../sdk/giving';
import {createChooserStore} from './chooser-store';

export interface CauseChooserProps {
  giving: Giving;
  place: WidgetPlace;
  zip: string | null;
  assetOrigin: string;
  onDone(): void;
}

/** The content of the chooser's dialog: the current choice, search, suggestions and shelters nearby. */
export default function CauseChooser({giving, place, zip, assetOrigin, onDone}: CauseChooserProps) {
  const [store] = useState(() => createChooserStore(giving, {zip, place}));
  const {suggested, shelters, results, savingId, isUnsaved} = useSyncExternalStore(
    store.subscribe,
    store.state,
    store.state,
  );
  const {tracking, store: config} = useSyncExternalStore(
    giving.subscribe,
    giving.state,
    giving.state,
  );
  const announce = useAnnounce();
  const chosenId = tracking?.causeId ?? NO_CAUSE_ID;

  useEffect(() => void store.open(), [store]);
  const count = results?.phase === 'ready' ? results.causes.length : null;
  useEffect(() => {
    if (count !== null) announce(count === 1 ? '1 cause found' : `${count} causes found`);
  }, [announce, count]);

  async function choose(cause: Pick<Cause, 'id' | 'name'> | null) {
    if (!(await store.choose(cause))) return;
    announce(cause ? `Now giving to ${cause.name}.` : 'Your choice was cleared.');
    onDone();
  }

  const list = {
    chosenId,
    savingId,
    assetOrigin,
    onChoose: (cause: Cause) => void choose(cause),
  };
  return (
    <div className="flex flex-col gap-5">
      {chosenId !== NO_CAUSE_ID && tracking && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-m bg-surface-tint px-4 py-3">
          <p>
            Now giving to <b>{tracking.causeName}</b>
          </p>
          <Button
            variant="quiet"
            size="s"
            isPending={savingId === ''}
            pendingLabel="Clearing your choice"
            onClick={() => void choose(null)}
          >
            Clear choice
          </Button>
        </div>
      )}
      {isUnsaved && (
        <Alert tone="error">We couldn’t save your choice. Nothing has changed. Try again.</Alert>
      )}
      {config?.searchEnabled && (
        <CauseSearchForm
          categoryId={results?.search.categoryId ?? null}
          isPending={results?.phase === 'loading'}
          onSearch={(search) => void store.search(search)}
        />
      )}
      {results ? (
        <CauseSection
          {...list}
          heading="Search results"
          list={results}
          empty="No causes found. Try another name or place."
          hasMore={results.hasMore}
          onMore={() => void store.more()}
          onRetry={() => void (results.causes.length > 0 ? store.more() : store.search({}))}
        />
      ) : (
        <>
          <CauseSection
            {...list}
            heading="Suggested causes"
            list={suggested}
            empty="There are no suggestions right now."
            onRetry={() => void store.open()}
          />
          {/* Suggestions that come later would move them while they are being pressed. */}
          {shelters && suggested.phase !== 'loading' && (
            <CauseSection
              {...list}
              heading={`Shelters near ${zip ?? ''}`}
              list={shelters}
              empty="We couldn’t find a shelter near you. Search by city instead."
              onRetry={() => void store.open()}
            />
          )}
        </>
      )}
    </div>
  );
}
