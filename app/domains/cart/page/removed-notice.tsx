import {Alert} from '~/ui/alert';
import {Button} from '~/ui/button';
import type {CartLine} from '../cart';

interface RemovedNoticeProps {
  lines: readonly CartLine[];
  onUndo(): void;
}

/** Shown after a removal, which was already announced. */
export function RemovedNotice({lines, onUndo}: RemovedNoticeProps) {
  const [first] = lines;
  if (!first) return null;
  const what = lines.length === 1 ? first.product.title : `${lines.length} products`;
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
