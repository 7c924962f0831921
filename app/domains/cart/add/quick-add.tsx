import type {FormEvent} from 'react';
import {useState} from 'react';
import {useSite} from '~/domains/session/site-context';
import type {CardActionProps} from '~/domains/catalog/product-card';
import {OUT_OF_STOCK} from '~/domains/catalog/stock-labels';
import {Button} from '~/ui/button';
import {ButtonLink} from '~/ui/button-link';
import {QuantityField} from '~/ui/quantity-field';
import {SelectField} from '~/ui/select-field';
import {CART_PATH} from '../cart-form';
import {MAX_LINE_QUANTITY, MIN_LINE_QUANTITY} from '../limits';
import {newLine} from './new-line';
import {NotEligible, useMayBuy} from './not-eligible';
import {Notices} from '../display/notices';
import {CartQuotaUse} from '../display/cart-quota-use';
import {useAddToCart} from './use-add-to-cart';

/** Cards on the staff site also have a size field (CARD-17). Works as a plain form without JavaScript. */
export function QuickAdd({card, variant, onChooseVariant}: CardActionProps) {
  const {features} = useSite();
  const [quantity, setQuantity] = useState<number>(MIN_LINE_QUANTITY);
  const {isPending, notices, add} = useAddToCart();
  const mayBuy = useMayBuy(card);

  if (!mayBuy) return <NotEligible isShort />;
  if (features.attestation && card.isPrescription && variant.inStock) {
    return (
      <ButtonLink to={variant.path} variant="secondary" size="m" isFullWidth>
        See what’s needed
      </ButtonLink>
    );
  }
  if (card.requiresAutoship) {
    return (
      <ButtonLink to={variant.path} variant="secondary" size="m" isFullWidth>
        Choose autoship
      </ButtonLink>
    );
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void add(newLine({product: card, variant, quantity, plan: null}));
  }

  return (
    <form method="post" action={CART_PATH} onSubmit={handleSubmit} className="quick-add">
      {features.sizesOnCards && card.sizes.length > 1 ? (
        <SelectField
          label={`Size of ${card.title}`}
          isLabelHidden
          reportsEarlyChoice
          name="merchandiseId"
          value={variant.id}
          onChange={(event) => onChooseVariant(event.target.value)}
        >
          {card.sizes.map((size) => {
            const {id, sizeLabel} = size ?? card.variant;
            return (
              <option key={id} value={id}>
                {sizeLabel}
              </option>
            );
          })}
        </SelectField>
      ) : (
        <input type="hidden" name="merchandiseId" value={variant.id} />
      )}
      <QuantityField
        label={`Quantity of ${card.title}`}
        name="quantity"
        size="m"
        hasLateSteps
        min={MIN_LINE_QUANTITY}
        max={MAX_LINE_QUANTITY}
        value={quantity}
        onChange={setQuantity}
        isDisabled={!variant.inStock}
      />
      <Button
        type="submit"
        name="intent"
        value="add"
        variant="secondary"
        size="m"
        isDisabled={!variant.inStock}
        isPending={isPending}
        pendingLabel="Adding to your cart"
        aria-label={variant.inStock ? `Add to cart: ${card.title}` : undefined}
      >
        {variant.inStock ? <AddLabel /> : OUT_OF_STOCK}
      </Button>
      {variant.inStock && <CartQuotaUse item={{...variant, quantity}} isShort />}
      <Notices notices={notices} />
    </form>
  );
}

/** Shows only "Add" on cards that are too narrow for the full label. */
const AddLabel = () => (
  <>
    Add<span>{' to cart'}</span>
  </>
);
