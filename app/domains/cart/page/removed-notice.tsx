import type {FormEvent} from 'react';
import {Alert} from '~/ui/alert';
import {Button} from '~/ui/button';
import {CART_PATH} from '../cart-form';

interface RemovedNoticeProps {
  titles: readonly string[];
  /** Without it, the form is sent, and the server restores the lines that it has kept. */
  onUndo?(): void;
}

/** Shown after a removal, which was already announced. */
export function RemovedNotice({titles, onUndo}: RemovedNoticeProps) {
  const [first] = titles;
  if (first === undefined) return null;
  const what = titles.length === 1 ? first : `${titles.length} products`;
  function handleSubmit(event: FormEvent) {
    if (!onUndo) return;
    event.preventDefault();
    onUndo();
  }
  return (
    <Alert urgency="off">
      <form
        method="post"
        action={CART_PATH}
        onSubmit={handleSubmit}
        className="flex flex-wrap items-center justify-between gap-x-4"
      >
        <span>Removed: {what}.</span>
        <Button
          type="submit"
          name="intent"
          value="undo"
          variant="quiet"
          size="s"
          aria-label={`Undo: put ${what} back`}
        >
          Undo
        </Button>
      </form>
    </Alert>
  );
}
