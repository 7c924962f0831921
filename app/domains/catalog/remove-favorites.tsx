import {CustomerForm} from '~/domains/session/customer-form';
import {Button} from '~/ui/button';
import type {ProductCardModel} from './card';

/** Without scripts the cards have no hearts, so this form removes a favorite. It posts to its own page. */
export function RemoveFavorites({cards}: {cards: readonly ProductCardModel[]}) {
  return (
    <CustomerForm className="hidden flex-wrap gap-2 noscript:flex">
      <input type="hidden" name="intent" value="remove" />
      {cards.map(({handle, title}) => (
        <Button key={handle} type="submit" name="handle" value={handle} variant="quiet" size="s">
          Remove {title}
        </Button>
      ))}
    </CustomerForm>
  );
}
