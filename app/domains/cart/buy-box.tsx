import {useId, useRef, useState, type FormEvent, type ReactNode} from 'react';
import {DEFAULT_AUTOSHIP_WEEKS, FIRST_ORDER_OFFER} from '~/domains/autoship-offer/offer';
import {useSite} from '~/domains/session/site-context';
import type {AutoshipChoice, ProductModel} from '~/domains/catalog/product-model';
import {OUT_OF_STOCK} from '~/domains/catalog/stock-labels';
import {usePendingVariant} from '~/domains/catalog/use-pending-variant';
import {formatCents} from '~/platform/money';
import {Button} from '~/ui/button';
import {QuantityField} from '~/ui/quantity-field';
import {RadioCard} from '~/ui/radio-card';
import {RadioGroup} from '~/ui/radio-group';
import {SelectField} from '~/ui/select-field';
import {CART_PATH} from './cart-form';
import {clampLineQuantity, lineMaximum, MIN_LINE_QUANTITY} from './limits';
import {BuyBar} from './add/buy-bar';
import {FeedingHelp} from './add/feeding-help';
import {LazyBuyAttestation} from './add/lazy-buy-attestation';
import {newLine} from './add/new-line';
import {NotEligible, useMayBuy} from './add/not-eligible';
import {Notices} from './display/notices';
import {CartQuotaUse} from './display/cart-quota-use';
import {useAddToCart} from './add/use-add-to-cart';

const FIRST_ORDER = `${FIRST_ORDER_OFFER.percent}% off your first order`;

type Purchase = 'one-time' | 'autoship';

interface BuyBoxProps {
  product: ProductModel;
  /** Shown below the form, for what would be added: the price of one with its plan, and how many. */
  renderBelow(choice: {unitCents: number; quantity: number}): ReactNode;
}

/** Works as a plain form without JavaScript (AUTO-01). Nothing can be added while a newly chosen variant is loading. */
export function BuyBox({product, renderBelow}: BuyBoxProps) {
  const {variant, autoship} = product;
  const {isPending, notices, add} = useAddToCart();
  const isChanging = usePendingVariant(product) !== undefined;
  /* One-time is preselected wherever it's offered, so nobody subscribes by accident. */
  const [purchase, setPurchase] = useState<Purchase>(
    product.requiresAutoship ? 'autoship' : 'one-time',
  );
  const [planId, setPlanId] = useState(defaultPlan(autoship)?.id);
  const [requestedQuantity, setRequestedQuantity] = useState<number>(MIN_LINE_QUANTITY);
  const [addedId, setAddedId] = useState<string | null>(null);

  const formId = useId();
  const button = useRef<HTMLDivElement>(null);
  const mayBuy = useMayBuy(product);

  /* The choices outlast another size or flavor, which may have no autoship or other plans. */
  const chosenPlan = autoship.find((each) => each.id === planId) ?? defaultPlan(autoship);
  const plan = purchase === 'autoship' ? (chosenPlan ?? null) : null;
  const isAutoship = plan !== null;
  const quantity = clampLineQuantity(requestedQuantity, isAutoship);
  const unitCents = plan?.priceCents ?? variant.priceCents;
  const totalCents = unitCents * quantity;

  const pending = {
    isPending: isPending || isChanging,
    pendingLabel: isChanging ? 'Loading your choice' : 'Adding to your cart',
  };

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isChanging) return;
    setAddedId(variant.id);
    const image = variant.images[0] ?? null;
    const isAttested = new FormData(event.currentTarget).has('attestation');
    void add(newLine({product, variant: {...variant, image}, quantity, plan}), {isAttested});
  }

  function chooseFrequency(weeks: number) {
    const chosen = autoship.find((each) => each.weeks === weeks);
    if (!chosen) return;
    setPurchase('autoship');
    setPlanId(chosen.id);
  }

  if (!mayBuy) return <NotEligible />;
  return (
    <>
      <form
        id={formId}
        method="post"
        action={CART_PATH}
        onSubmit={handleSubmit}
        className="flex flex-col gap-4"
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="merchandiseId" value={variant.id} />
        {autoship.length > 0 && variant.inStock && (
          <PurchaseOptions
            product={product}
            purchase={purchase}
            onPurchase={setPurchase}
            shown={chosenPlan}
            onPlan={setPlanId}
          />
        )}
        {product.isPrescription && variant.inStock && <LazyBuyAttestation product={product} />}
        <div ref={button} className="flex flex-wrap items-start gap-3">
          <QuantityField
            label={`Quantity of ${product.title}`}
            name="quantity"
            min={MIN_LINE_QUANTITY}
            max={lineMaximum(isAutoship)}
            value={quantity}
            onChange={setRequestedQuantity}
            isDisabled={!variant.inStock}
          />
          <Button
            type="submit"
            className="min-w-0 flex-1 basis-44"
            isDisabled={!variant.inStock}
            {...pending}
          >
            {variant.inStock ? `Add to cart · ${formatCents(totalCents)}` : OUT_OF_STOCK}
          </Button>
        </div>
        {variant.inStock && <CartQuotaUse item={{...variant, quantity}} />}
        {addedId === variant.id && <Notices notices={notices} />}
      </form>
      {variant.inStock && (
        <BuyBar formId={formId} totalCents={totalCents} button={button} {...pending} />
      )}
      {variant.inStock && (
        <FeedingHelp
          product={product}
          quantity={quantity}
          totalCents={totalCents}
          onChoose={chooseFrequency}
        />
      )}
      {renderBelow({unitCents, quantity})}
    </>
  );
}

interface PurchaseOptionsProps {
  product: ProductModel;
  purchase: Purchase;
  onPurchase(purchase: Purchase): void;
  shown: AutoshipChoice | undefined;
  onPlan(id: string): void;
}

function PurchaseOptions({product, purchase, onPurchase, shown, onPlan}: PurchaseOptionsProps) {
  const {features} = useSite();
  const {variant, autoship, requiresAutoship} = product;
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        label="Purchase option"
        isLabelHidden
        look="cards"
        name="purchase"
        value={purchase}
        onChange={(value) => onPurchase(value === 'autoship' ? 'autoship' : 'one-time')}
      >
        {!requiresAutoship && (
          <RadioCard value="one-time" aside={formatCents(variant.priceCents)} note="Delivered once">
            One-time purchase
          </RadioCard>
        )}
        <RadioCard
          value="autoship"
          aside={shown && formatCents(shown.priceCents)}
          note={
            features.offers ? `${FIRST_ORDER}. Skip or cancel anytime` : 'Skip or cancel anytime'
          }
        >
          {features.offers ? autoshipLabel(variant.priceCents, shown) : 'Autoship'}
        </RadioCard>
      </RadioGroup>
      <div className={purchase === 'autoship' ? '' : 'hidden noscript:block'}>
        <SelectField
          label="Deliver"
          name="sellingPlanId"
          value={shown?.id}
          onChange={(event) => onPlan(event.target.value)}
        >
          {autoship.map(({id, weeks}) => (
            <option key={id} value={id}>
              Every {weeks} weeks
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}

function defaultPlan(plans: readonly AutoshipChoice[]): AutoshipChoice | undefined {
  return plans.find(({weeks}) => weeks === DEFAULT_AUTOSHIP_WEEKS) ?? plans[0];
}

/** The saving comes from Shopify's prices, so the label never promises a percentage that checkout doesn't give. */
function autoshipLabel(oneTimeCents: number, plan: AutoshipChoice | undefined): string {
  const percent = plan ? Math.round((1 - plan.priceCents / oneTimeCents) * 100) : 0;
  return percent > 0 ? `Autoship, save ${percent}%` : 'Autoship';
}
