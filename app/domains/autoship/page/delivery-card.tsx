import type {ReactNode} from 'react';
import {formatCents} from '~/platform/money';
import {Alert} from '~/ui/alert';
import {Badge} from '~/ui/badge';
import {Card} from '~/ui/card';
import {TextLink} from '~/ui/text-link';
import type {DeliveryView} from '../parts/autoship-view';
import {formatDay, formatDayShort} from '../parts/day';
import {shipDay} from '../parts/ship-day';
import {isWaitingForStock} from '../parts/waits-for-stock';
import {ChangeDelivery, type OnceChoice} from './change-delivery';
import {ChangeForm} from './change-form';
import {DeliveryItems} from './delivery-items';

interface DeliveryCardProps {
  delivery: DeliveryView;
  onceChoices: readonly OnceChoice[];
}

/** One shipment: its items, date, address and cost, and the deadline for changes. */
export function DeliveryCard({delivery, onceChoices}: DeliveryCardProps) {
  const {id, status, isLocked, locksAt, locksAtText, address, card} = delivery;
  const day = shipDay(delivery);
  const name = day === null ? 'not scheduled' : formatDay(day);
  const isClosed = isLocked && status === 'coming';
  const isWaiting = isWaitingForStock(delivery);
  return (
    <Card as="li" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-heading-s">
          {day === null ? (
            'Not scheduled'
          ) : isWaiting ? (
            'Waiting for stock'
          ) : (
            <time dateTime={day}>{name}</time>
          )}
        </h3>
        <DeliveryBadge delivery={delivery} />
      </div>
      {status === 'retrying' && <CardDeclined delivery={delivery} />}
      <DeliveryItems delivery={delivery} />
      <div className="grid gap-5 border-t border-line pt-5 sm:grid-cols-2">
        <dl className="flex flex-col gap-3 text-small">
          <Fact term="Ships to">
            {address ? `${address.name}, ${address.lines.join(', ')}` : 'The address on file'}
          </Fact>
          <Fact term="Paid with">{card?.label ?? 'The card on file'}</Fact>
          {status === 'coming' && !(isClosed && isWaiting) && (
            <Fact term={isLocked ? 'Could be changed until' : 'Can be changed until'}>
              <time dateTime={locksAt}>{locksAtText}</time>
            </Fact>
          )}
        </dl>
        <Totals delivery={delivery} />
      </div>
      {isClosed ? (
        <p className="text-small text-ink-soft">
          {isWaiting
            ? 'You won’t be charged for this delivery before it ships. It can’t be changed anymore.'
            : 'We’re packing this delivery, so it can’t be changed anymore.'}{' '}
          Changes to a subscription apply to the next one.
        </p>
      ) : (
        <div>
          <div className="pb-3">
            <ChangeForm
              intent="skip"
              fields={{deliveryId: id}}
              submit="Skip this delivery"
              submitLabel={`Skip this delivery: ${name}`}
            />
          </div>
          <ChangeDelivery delivery={delivery} onceChoices={onceChoices} />
        </div>
      )}
    </Card>
  );
}

function DeliveryBadge({delivery}: {delivery: DeliveryView}) {
  if (delivery.status === 'retrying') return <Badge tone="error">Card declined</Badge>;
  if (isWaitingForStock(delivery)) return <Badge tone="warning">Out of stock</Badge>;
  return delivery.isLocked ? (
    <Badge tone="muted">Being packed</Badge>
  ) : (
    <Badge tone="soft">Coming up</Badge>
  );
}

function CardDeclined({delivery}: {delivery: DeliveryView}) {
  const {id, retryOn, card} = delivery;
  return (
    <Alert
      tone="error"
      urgency="off"
      actions={
        <ChangeForm
          intent="retry"
          fields={{deliveryId: id}}
          submit="Try the card again now"
          variant="secondary"
          size="s"
        />
      }
    >
      {card?.label ?? 'Your card'} was declined, so this delivery hasn’t shipped.
      {retryOn
        ? ` We’ll try again on ${formatDayShort(retryOn)}.`
        : ' Nothing is scheduled until you try the card again or change the date.'}{' '}
      To pay with another card, <TextLink to="/contact-us">contact us</TextLink>.
    </Alert>
  );
}

function Totals({delivery}: {delivery: DeliveryView}) {
  const {subtotalCents, savingCents, shippingCents, taxCents, totalCents} = delivery;
  return (
    <dl className="flex flex-col gap-1.5">
      <Row term="Items" value={formatCents(subtotalCents)} />
      {savingCents > 0 && (
        <Row term="Autoship savings" value={`−${formatCents(savingCents)}`} tone="text-success" />
      )}
      <Row term="Shipping" value={shippingCents === 0 ? 'Free' : formatCents(shippingCents)} />
      <Row term="Tax" value={formatCents(taxCents)} />
      <div className="flex justify-between gap-4 border-t border-line pt-2 text-price font-strong">
        <dt>Total</dt>
        <dd>{formatCents(totalCents)}</dd>
      </div>
    </dl>
  );
}

function Row({term, value, tone = ''}: {term: string; value: string; tone?: string}) {
  return (
    <div className={`flex justify-between gap-4 text-small ${tone}`}>
      <dt>{term}</dt>
      <dd className="font-strong whitespace-nowrap">{value}</dd>
    </div>
  );
}

function Fact({term, children}: {term: string; children: ReactNode}) {
  return (
    <div>
      <dt className="text-ink-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
