import {Alert} from '~/ui/alert';
import {Button} from '~/ui/button';

interface RemovedNoticeProps {
  titles: readonly string[];
  onUndo(): void;
}

/** Shown after a removal, which was already announced. */
export function RemovedNotice({titles, onUndo}: RemovedNoticeProps) {
  const [first] = titles;
  if (first === undefined) return null;
  const what = titles.length === 1 ? first : `${titles.length} products`;
  return (
    <Alert urgency="off">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span>Removed: {what}.</span>
        <Button variant="quiet" size="s" onClick={onUndo} aria-label={`Undo: put ${what} back`}>
          Undo
        </Button>
      </div>
    </Alert>
  );
}
