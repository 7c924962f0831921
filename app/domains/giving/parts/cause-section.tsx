import {useId} from 'react';
import {Alert} from '~/ui/alert';
import {Button} from '~/ui/button';
import {Skeleton} from '~/ui/skeleton';
import type {Cause} from '../cause';
import type {CauseList} from '../islands/chooser-store';
import {CauseRow} from './cause-row';

interface CauseSectionProps {
  heading: string;
  list: CauseList;
  chosenId: string;
  savingId: string | null;
  assetOrigin: string;
  /** Shown when the list is empty. */
  empty: string;
  hasMore?: boolean;
  onChoose(cause: Cause): void;
  onRetry(): void;
  onMore?: () => void;
}

/** A list of causes with its loading, empty and error states. */
export function CauseSection(props: CauseSectionProps) {
  const {heading, list, chosenId, savingId, assetOrigin, empty, onChoose, onRetry} = props;
  const headingId = useId();
  const {phase, causes} = list;
  /* Stays while the next page loads, because it has the focus. */
  const hasMore = props.hasMore || (phase === 'loading' && causes.length > 0);
  return (
    <section aria-labelledby={headingId} aria-busy={phase === 'loading'}>
      <h3 id={headingId} className="pb-1 font-strong">
        {heading}
      </h3>
      <ul>
        {causes.map((cause) => (
          <CauseRow
            key={cause.id}
            cause={cause}
            isChosen={cause.id === chosenId}
            isSaving={cause.id === savingId}
            assetOrigin={assetOrigin}
            onChoose={() => onChoose(cause)}
          />
        ))}
      </ul>
      {phase === 'loading' && causes.length === 0 && <LoadingRows />}
      {phase === 'ready' && causes.length === 0 && <p className="py-3 text-ink-soft">{empty}</p>}
      {phase === 'failed' && (
        <Alert
          tone="warning"
          actions={
            <Button variant="secondary" size="s" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          We’re having trouble loading causes. Your choice hasn’t changed.
        </Alert>
      )}
      {props.onMore && hasMore && (
        <Button
          variant="secondary"
          size="m"
          isFullWidth
          isPending={phase === 'loading'}
          pendingLabel="Loading more causes"
          onClick={props.onMore}
        >
          Show more causes
        </Button>
      )}
    </section>
  );
}

function LoadingRows() {
  return (
    <div className="flex flex-col gap-3 py-3">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex gap-3">
          <Skeleton shape="block" className="size-11" />
          <div className="flex flex-1 flex-col gap-2 pt-1">
            <Skeleton className="w-2/3" />
            <Skeleton className="w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
