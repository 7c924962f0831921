import type {FormEvent} from 'react';
import {optionsText} from '~/domains/catalog/product';
import {unitPrice} from '~/domains/catalog/unit-price';
import {VetSupervisedNote} from '~/domains/catalog/vet-supervised-note';
import {MAKER_DELIVERY} from '~/domains/content/shop-offer';
import {useDeliveryEstimate} from '~/domains/location/location-context';
import {formatCents, toCents} from '~/platform/money';
import {Button} from '~/ui/button';
import {QuantityField} from '~/ui/quantity-field';
import {useStrayPress} from '~/ui/stray-press';
import {isAutoship, keyOf, type CartLine} from '../cart';
import {CART_PATH} from '../cart-form';
import type {PageNotice, ShownNotice} from '../cart-outcome';
import {isAtAutoshipCap, isOverAutoshipLimit, lineMaximum, MIN_LINE_QUANTITY} from '../limits';
import {showPageNotice} from '../messages';
import {senderOf} from '../display/line-delivery';
import {Notices} from '../display/notices';
import type {CartIntent, LineIntent} from '../store/optimistic-cart';
import {canBeSaved} from '../saved/saved-items';
import {LineFrequency} from './line-frequency';
import {LineLink, LinePicture} from './line-parts';
import {stockNotices} from '../display/stock-notices';

interface CartLineRowProps {
  line: CartLine;
  /** Its lines arrive on different days, so each says when. */
  isDated: boolean;
  isPending: boolean;
  notices: readonly ShownNotice[];
  /** The last change of anything else in the cart. */
  changeElsewhere: CartIntent | null;
  onChange(intent: LineIntent): void;
}

/** Each line is its own form, so it works without JavaScript. */
export function CartLineRow({
  line,
  isDated,
  isPending,
  notices,
  changeElsewhere,
  onChange,
}: CartLineRowProps) {
  const {product, variant, quantity} = line;
  const cancelStrayPress = useStrayPress();
  const key = keyOf(line);
  const name = `${product.title}${isAutoship(line) ? ' on autoship' : ''}`;
  /* A change's own notice can say the same and more. */
  const standing = standingNotices(line)
    .map(showPageNotice)
    .filter(({text}) => !notices.some((notice) => notice.text.startsWith(text)));
  const shown = [...standing, ...notices];
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const {submitter} = event.nativeEvent as SubmitEvent;
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : null;
    if (intent === 'remove') onChange({kind: 'remove', lineKey: key});
    if (intent === 'save') onChange({kind: 'remove', lineKey: key, isSaved: true});
  }

  return (
    <li data-line={key} aria-busy={isPending || undefined} className="cart-line">
      <LinePicture line={line} />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="text-title font-strong md:pr-40">
          <LineLink line={line} />
        </h2>
        <p className="text-small text-ink-soft md:pr-40">{optionsText(variant)}</p>
        {product.isPrescription && <VetSupervisedNote />}
        {isDated && <LineDelivery line={line} />}
        <form
          method="post"
          action={CART_PATH}
          onSubmit={handleSubmit}
          className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2"
        >
          <input type="hidden" name="lineId" value={line.id} />
          <LineFrequency line={line} onChange={onChange} />
          <QuantityField
            label={`Quantity of ${name}`}
            name="quantity"
            size="m"
            min={MIN_LINE_QUANTITY}
            max={lineMaximum(isAutoship(line))}
            value={quantity}
            onChange={(next) => onChange({kind: 'update', lineKey: key, quantity: next})}
            isDisabled={!variant.inStock}
            news={shown[0]?.text ?? changeElsewhere}
          />
          <span className="hidden noscript:contents">
            <Button type="submit" name="intent" value="update" variant="secondary" size="s">
              Update
            </Button>
          </span>
          <LinePrice line={line} isPending={isPending} />
          <div className="-ms-4 flex flex-wrap max-md:basis-full">
            {canBeSaved(line) && (
              <Button
                type="submit"
                name="intent"
                value="save"
                variant="quiet"
                size="s"
                aria-label={`Save for later: ${name}`}
                onClick={cancelStrayPress}
              >
                Save for later
              </Button>
            )}
            <Button
              type="submit"
              name="intent"
              value="remove"
              variant="quiet"
              size="s"
              aria-label={`Remove ${name}`}
              onClick={cancelStrayPress}
            >
              Remove
            </Button>
          </div>
        </form>
      </div>
      <div className="col-span-full flex flex-col gap-2 empty:hidden">
        <Notices notices={shown} />
      </div>
    </li>
  );
}

function LineDelivery({line}: {line: CartLine}) {
  const estimate = useDeliveryEstimate();
  const text = {maker: MAKER_DELIVERY, shop: estimate?.text, none: null}[senderOf(line) ?? 'none'];
  return text && <p className="text-small">{text}</p>;
}

function LinePrice({line, isPending}: {line: CartLine; isPending: boolean}) {
  const total = toCents(line.cost.totalAmount);
  const {amountPerQuantity: price} = line.cost;
  const perWeight = unitPrice(line.product, {...line.variant, price});
  const unitPrices = [
    ...(line.quantity > 1 ? [`${formatCents(toCents(price))} each`] : []),
    ...(perWeight ? [perWeight] : []),
  ];
  const full = toCents(line.variant.compareAtPrice ?? line.variant.price) * line.quantity;
  return (
    <div
      className={`min-w-24 flex-1 text-right md:absolute md:top-5 md:right-0 md:max-w-40 ${isPending ? 'opacity-60' : ''}`}
    >
      <p className="flex flex-wrap items-baseline justify-end gap-x-2">
        <b className="text-price font-strong">{formatCents(total)}</b>
        {full > total && (
          <span className="text-small text-ink-soft">
            <span className="sr-only"> instead of </span>
            <s>{formatCents(full)}</s>
          </span>
        )}
      </p>
      {unitPrices.length > 0 && (
        <p className="text-small text-ink-soft max-md:text-caption">{unitPrices.join(' · ')}</p>
      )}
    </div>
  );
}

function standingNotices(line: CartLine): PageNotice[] {
  const aboutStock = stockNotices(line);
  if (aboutStock.length > 0) return aboutStock;
  if (isOverAutoshipLimit(line)) return [{code: 'over-autoship-limit', tone: 'error'}];
  return isAtAutoshipCap(line) ? [{code: 'at-autoship-limit', tone: 'warning'}] : [];
}
