import {Await} from '@remix-run/react';
import {Suspense} from 'react';
import {AccountSection} from '~/domains/account/account-section';
import {orderPath} from '~/domains/account/account-paths';
import {formatCents} from '~/platform/money';
import {Skeleton} from '~/ui/skeleton';
import {TextLink} from '~/ui/text-link';
import type {DeliveryView} from '../parts/autoship-view';
import {addDays, formatDay, formatDayOfYear, today} from '../parts/day';
import {FIRST_DAY_AHEAD} from '../parts/limits';
import {ChangeForm} from './change-form';

export type PastDeliveriesData = DeliveryView[] | null | Promise<DeliveryView[] | null>;

interface PastDeliveriesProps {
  deliveries: PastDeliveriesData;
  coming: readonly DeliveryView[];
}

/** The ledger: what each delivery cost and saved. */
export function PastDeliveries({deliveries, coming}: PastDeliveriesProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <Await resolve={deliveries} errorElement={<Ledger deliveries={null} coming={coming} />}>
        {(past) => <Ledger deliveries={past} coming={coming} />}
      </Await>
    </Suspense>
  );
}

function Ledger({deliveries, coming}: PastDeliveriesProps & {deliveries: DeliveryView[] | null}) {
  if (deliveries?.length === 0) return null;
  const saved = (deliveries ?? [])
    .filter(({status}) => status === 'placed')
    .reduce((sum, {savingCents}) => sum + savingCents, 0);
  return (
    <AccountSection
      heading="Past deliveries"
      aside={saved > 0 && <p className="font-strong text-success">Saved {formatCents(saved)}</p>}
    >
      {deliveries ? (
        <ul className="flex flex-col">
          {deliveries.map((delivery) => (
            <PastDelivery
              key={delivery.id}
              delivery={delivery}
              canUnskip={canBeUnskipped(delivery, coming)}
            />
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">
          We’re having trouble loading your past deliveries. They’re safe, and your orders list them
          too.
        </p>
      )}
    </AccountSection>
  );
}

/** Whether a skipped delivery can still ship on its day and hasn't been scheduled for it again. */
function canBeUnskipped(
  {status, day, items}: DeliveryView,
  coming: readonly DeliveryView[],
): boolean {
  const isPlanned = coming.some(
    (delivery) =>
      delivery.day === day &&
      delivery.items.some(({subscriptionId}) =>
        items.some((item) => item.subscriptionId === subscriptionId),
      ),
  );
  return status === 'skipped' && day >= addDays(today(), FIRST_DAY_AHEAD) && !isPlanned;
}

function PastDelivery({delivery, canUnskip}: {delivery: DeliveryView; canUnskip: boolean}) {
  const {id, day, status, items, orderId, orderNumber, totalCents, savingCents} = delivery;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-3 first:border-0">
      <div className="flex min-w-0 flex-col">
        <p className="flex flex-wrap items-center gap-x-3">
          <time dateTime={day} className="font-strong">
            {formatDayOfYear(day)}
          </time>
          {orderId !== null && (
            <TextLink to={orderPath({id: orderId})} className="py-1 text-small">
              Order{orderNumber === null ? '' : ` #${orderNumber}`}
            </TextLink>
          )}
        </p>
        <p className="text-small text-ink-soft">
          {items.map(({food, quantity}) => `${quantity} × ${food.title}`).join(', ')}
        </p>
      </div>
      {status === 'placed' ? (
        <p className="text-small">
          <b className="font-strong">{formatCents(totalCents)}</b>
          {savingCents > 0 && (
            <span className="text-success"> · saved {formatCents(savingCents)}</span>
          )}
        </p>
      ) : (
        <p className="text-small text-ink-soft">Skipped</p>
      )}
      {canUnskip && (
        <ChangeForm
          intent="unskip"
          fields={{deliveryId: id}}
          submit="Undo skip"
          submitLabel={`Undo skip: ${formatDay(day)}`}
          variant="quiet"
          size="s"
        />
      )}
    </li>
  );
}

function Waiting() {
  return (
    <AccountSection heading="Past deliveries" isBusy>
      <Skeleton className="w-64 max-w-full" />
      <Skeleton className="w-40" />
    </AccountSection>
  );
}
