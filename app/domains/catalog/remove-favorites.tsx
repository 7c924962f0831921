import {CustomerForm} from '~/domains/session/customer-form';
import {Button} from '~/ui/button';
import {useStrayPress} from '~/ui/stray-press';
import type {ProductCardModel} from './card';

/** Without scripts the cards have no hearts, so this form removes a favorite. It posts to its own page. */
export function RemoveFavorites({cards}: {cards: readonly ProductCardModel[]}) {
  return (
    <CustomerForm className="flex flex-wrap gap-2">
      <input type="hidden" name="intent" value="remove" />
      {cards.map((card) => (
        <RemoveFavorite key={card.handle} card={card} />
      ))}
    </CustomerForm>
  );
}

function RemoveFavorite({card: {handle, title}}: {card: ProductCardModel}) {
  const cancelStrayPress = useStrayPress();
  return (
    <Button
      type="submit"
      name="handle"
      value={handle}
      variant="quiet"
      size="s"
      onClick={cancelStrayPress}
    >
      Remove {title}
    </Button>
  );
}
