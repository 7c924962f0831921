import {formatHandles, LIST_LIMITS} from '~/domains/catalog/handle-lists';
import {CustomerForm} from '~/domains/session/customer-form';
import {Alert} from '~/ui/alert';
import {Button} from '~/ui/button';

interface FavoritesNotesProps {
  /** Handles of favorites that this site doesn't sell. They have no card, but count as favorites. */
  notSold: readonly string[];
  /** How many favorites of the browser didn't fit in the account. */
  leftOut: number;
}

/** What the cards of the favorites don't show. */
export function FavoritesNotes({notSold, leftOut}: FavoritesNotesProps) {
  return (
    <>
      {leftOut > 0 && (
        <Alert tone="warning" urgency="off">
          {leftOut === 1 ? 'One product' : `${leftOut} products`} you saved before you logged in
          didn’t fit. Your favorites hold up to {LIST_LIMITS.favorites} products. Remove some, then
          open this page again.
        </Alert>
      )}
      {notSold.length > 0 && (
        <CustomerForm className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <input type="hidden" name="intent" value="remove" />
          <p className="text-ink-soft">
            {notSold.length === 1
              ? 'One of your favorites isn’t sold here right now.'
              : `${notSold.length} of your favorites aren’t sold here right now.`}
          </p>
          <Button
            type="submit"
            name="handle"
            value={formatHandles(notSold)}
            variant="secondary"
            size="s"
          >
            {notSold.length === 1 ? 'Remove it' : 'Remove them'}
          </Button>
        </CustomerForm>
      )}
    </>
  );
}
