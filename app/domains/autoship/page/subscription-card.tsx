import {ProductPicture} from '~/domains/account/product-picture';
import {AUTOSHIP_SAVING_PERCENT} from '~/domains/autoship-offer/offer';
import type {CustomerAddress} from '~/domains/account/address';
import {formatShortDate} from '~/platform/en-us';
import {numberOfGid} from '~/platform/gid';
import {formatCents} from '~/platform/money';
import {Badge} from '~/ui/badge';
import {Card} from '~/ui/card';
import {TextLink} from '~/ui/text-link';
import {cancelPath} from '../autoship-paths';
import {autoshipPriceCents} from '../parts/autoship-price';
import type {SubscriptionView} from '../parts/autoship-view';
import {formatDay, formatDayOfYear} from '../parts/day';
import {frequencyText} from '../parts/frequency-text';
import {ChangeForm} from './change-form';
import {ChangeSubscription} from './change-subscription';
import {FoodName} from './delivery-items';

interface SubscriptionCardProps {
  subscription: SubscriptionView;
  book: readonly CustomerAddress[] | null;
}

export function SubscriptionCard({subscription, book}: SubscriptionCardProps) {
  const {id, food, quantity, frequency, status, priceCents} = subscription;
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex items-start gap-4">
        <ProductPicture image={food.image} className="size-20" />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <FoodName food={food} />
            {status !== 'active' && <StatusBadge subscription={subscription} />}
          </h3>
          <p className="text-small text-ink-soft">{food.details}</p>
          <p>
            {frequencyText(frequency)}, {quantity} each time
          </p>
          {priceCents !== null && (
            <p className="text-small text-ink-soft">
              {formatCents(autoshipPriceCents(priceCents))} each, {AUTOSHIP_SAVING_PERCENT}% off
            </p>
          )}
        </div>
      </div>
      <p>{nextText(subscription)}</p>
      <p className="text-small text-ink-soft">{recordOf(subscription)}</p>
      {status !== 'canceled' && <ChangeSubscription subscription={subscription} book={book} />}
      <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2">
        {status === 'paused' && (
          <ChangeForm
            intent="resume"
            fields={{subscriptionId: id}}
            submit="Resume"
            submitLabel={`Resume ${food.title}`}
          />
        )}
        {status === 'canceled' ? (
          <ChangeForm
            intent="restart"
            fields={{subscriptionId: id}}
            submit="Start again"
            submitLabel={`Start again: ${food.title}`}
          />
        ) : (
          <TextLink to={cancelPath(id)} variant="standalone" aria-label={`Cancel ${food.title}`}>
            Cancel
          </TextLink>
        )}
      </div>
    </Card>
  );
}

function StatusBadge({subscription: {status}}: {subscription: SubscriptionView}) {
  return status === 'paused' ? (
    <Badge tone="warning">Paused</Badge>
  ) : (
    <Badge tone="muted">Canceled</Badge>
  );
}

/** "Since Nov 3, 2026 · 30 lb each · Contract 600001" */
function recordOf({startDate, canceled, canceledOn, contractId, food}: SubscriptionView): string {
  const {weight, weightUnit} = food;
  return [
    `Since ${formatShortDate(startDate)}`,
    canceledOn && `Canceled on ${formatShortDate(canceledOn)}`,
    canceled?.reason && `Reason: ${canceled.reason}`,
    weight > 0 && `${weight} ${UNITS[weightUnit]} each`,
    contractId !== null && `Contract ${numberOfGid(contractId)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

const UNITS = {lbs: 'lb', kg: 'kg', oz: 'oz', g: 'g'};

function nextText({status, next, pause}: SubscriptionView): string {
  if (next?.day === null) {
    return 'The payment failed, so nothing is scheduled. Try the card again above.';
  }
  if (next?.isOutOfStock) {
    return status === 'canceled'
      ? 'Out of stock right now. The last delivery ships as soon as it’s back.'
      : 'Out of stock right now. It ships as soon as it’s back.';
  }
  if (status === 'canceled') {
    return next ? `It ships one last time, on ${formatDay(next.day)}.` : 'No more deliveries.';
  }
  if (pause?.reason === 'payment') {
    return 'Paused because the card was declined several times. Nothing is charged until you resume. The next delivery then ships as soon as possible.';
  }
  if (pause) {
    return pause.until === null
      ? 'No deliveries and no charges until you resume. The next one then ships as soon as possible.'
      : `Nothing ships before ${formatDayOfYear(next?.day ?? pause.until)}. If you resume earlier, it ships as soon as possible.`;
  }
  return next ? `Ships next on ${formatDay(next.day)}.` : 'The next date isn’t set yet.';
}
