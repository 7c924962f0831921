import type {FormEvent, RefObject} from 'react';
import {optionsText} from '~/domains/catalog/product';
import {OUT_OF_STOCK} from '~/domains/catalog/stock-labels';
import {VetSupervisedNote} from '~/domains/catalog/vet-supervised-note';
import {formatCents, toCents} from '~/platform/money';
import {Button} from '~/ui/button';
import {Icon} from '~/ui/icon';
import {useStrayPress} from '~/ui/stray-press';
import {UnavailableNote} from '~/ui/unavailable-note';
import type {CartLine} from '../cart';
import {CART_PATH} from '../cart-form';
import {SAVED_UNREADABLE} from '../messages';
import {formatSavedItem} from '../saved/saved-items';
import type {SavedLine} from '../saved/saved-line';
import {LineLink, LinePicture} from './line-parts';

interface SavedSectionProps {
  /** `null` if they couldn't be read. */
  saved: readonly SavedLine[] | null;
  heading: RefObject<HTMLHeadingElement>;
  onMove(saved: SavedLine & {line: CartLine}): void;
  onForget(saved: SavedLine): void;
}

/** Each saved item is its own form, so it works without JavaScript. */
export function SavedSection({saved, heading, onMove, onForget}: SavedSectionProps) {
  return (
    <section aria-labelledby="saved-for-later" className="min-w-0">
      <h2 id="saved-for-later" ref={heading} tabIndex={-1} className="text-heading-m outline-none">
        Saved for later
      </h2>
      {saved ? (
        <ul className="@container">
          {saved.map((one) => (
            <SavedRow
              key={formatSavedItem(one.item)}
              saved={one}
              onMove={onMove}
              onForget={onForget}
            />
          ))}
        </ul>
      ) : (
        <div className="pt-2">
          <UnavailableNote>{SAVED_UNREADABLE}</UnavailableNote>
        </div>
      )}
    </section>
  );
}

interface SavedRowProps extends Pick<SavedSectionProps, 'onMove' | 'onForget'> {
  saved: SavedLine;
}

function SavedRow({saved, onMove, onForget}: SavedRowProps) {
  const {item, line} = saved;
  const cancelStrayPress = useStrayPress();
  const title = line?.product.title ?? NO_LONGER_SOLD;
  const canMove = line?.variant.inStock ?? false;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const {submitter} = event.nativeEvent as SubmitEvent;
    const isMove = submitter instanceof HTMLButtonElement && submitter.value === 'move';
    if (isMove && line) onMove({item, line});
    else onForget(saved);
  }

  return (
    <li className="cart-line">
      {line ? <LinePicture line={line} /> : <NoPicture />}
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="text-title font-strong">{line ? <LineLink line={line} /> : title}</h3>
        {line && <SavedFacts line={line} />}
        <form
          method="post"
          action={CART_PATH}
          onSubmit={handleSubmit}
          className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2"
        >
          <input type="hidden" name="item" value={formatSavedItem(item)} />
          {canMove && (
            <Button
              type="submit"
              name="intent"
              value="move"
              variant="secondary"
              size="s"
              aria-label={`Move to cart: ${title}`}
              onClick={cancelStrayPress}
            >
              Move to cart
            </Button>
          )}
          <Button
            type="submit"
            name="intent"
            value="forget"
            variant="quiet"
            size="s"
            className={canMove ? undefined : '-ms-3'}
            aria-label={`Remove from your saved items: ${title}`}
            onClick={cancelStrayPress}
          >
            Remove
          </Button>
        </form>
      </div>
      {line && <SavedPrice line={line} />}
    </li>
  );
}

const NoPicture = () => (
  <div className="cart-line-picture text-ink-soft">
    <Icon name="package-x" />
  </div>
);

const NO_LONGER_SOLD = 'An item we no longer sell';

function SavedFacts({line: {product, variant, quantity, sellingPlanAllocation}}: {line: CartLine}) {
  const plan = sellingPlanAllocation?.sellingPlan.name.toLowerCase();
  return (
    <>
      <p className="text-small text-ink-soft">
        {[optionsText(variant), quantity > 1 && `Quantity ${quantity}`, plan && `Autoship ${plan}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {product.isPrescription && <VetSupervisedNote />}
    </>
  );
}

/** Today's price of one. */
function SavedPrice({line: {variant, quantity, cost}}: {line: CartLine}) {
  const className = 'col-start-2 md:col-start-3 md:text-right';
  if (!variant.inStock) return <p className={`${className} text-ink-soft`}>{OUT_OF_STOCK}</p>;
  return (
    <p className={className}>
      <span className="text-price font-strong">{formatCents(toCents(cost.amountPerQuantity))}</span>
      {quantity > 1 && <span className="text-small text-ink-soft"> each</span>}
    </p>
  );
}
