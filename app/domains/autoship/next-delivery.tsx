import {Await} from '@remix-run/react';
import {Suspense} from 'react';
import {AccountSection} from '~/domains/account/account-section';
import {ProductPicture} from '~/domains/account/product-picture';
import {UnavailableNote} from '~/ui/unavailable-note';
import {formatCents} from '~/platform/money';
import {Skeleton} from '~/ui/skeleton';
import {TextLink} from '~/ui/text-link';
import {AUTOSHIPS_PATH} from './autoship-paths';
import type {NextDelivery as Next} from './next-delivery.server';
import {ChangeForm} from './page/change-form';
import {formatDay} from './parts/day';
import {shipDay} from './parts/ship-day';
import {isWaitingForStock} from './parts/waits-for-stock';

const HEADING = 'Your next shipment';
/** A delivery that arrives later doesn't move what is below it. */
const HEIGHT = 'min-h-52 sm:min-h-44';

/** The dashboard's section about the next delivery. */
export function NextDelivery({next}: {next: Next | Promise<Next>}) {
  if (!(next instanceof Promise)) return <Settled next={next} />;
  return (
    <Suspense fallback={<Waiting />}>
      <Await
        resolve={next}
        errorElement={<Settled next={{kind: 'unavailable'}} className={HEIGHT} />}
      >
        {(settled) => <Settled next={settled} className={HEIGHT} />}
      </Await>
    </Suspense>
  );
}

function Settled({next, className = ''}: {next: Next; className?: string}) {
  return (
    <AccountSection
      heading={HEADING}
      className={className}
      aside={
        <TextLink to={AUTOSHIPS_PATH} variant="standalone">
          {next.kind === 'delivery' ? 'Change' : 'Autoship'}
        </TextLink>
      }
    >
      {next.kind === 'delivery' && <Delivery next={next} />}
      {next.kind === 'none' && (
        <p className="text-ink-soft">
          Nothing is on autoship. Choose it on any food and it arrives before the bag runs out.{' '}
          <TextLink to="/autoship">How autoship works</TextLink>
        </p>
      )}
      {next.kind === 'unavailable' && (
        <UnavailableNote>
          We’re having trouble loading your next shipment. It’ll ship as planned. Try again in a
          moment.
        </UnavailableNote>
      )}
    </AccountSection>
  );
}

function Delivery({next: {delivery}}: {next: Extract<Next, {kind: 'delivery'}>}) {
  const {id, items, totalCents, isLocked, status} = delivery;
  const day = shipDay(delivery);
  const isWaiting = isWaitingForStock(delivery);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 flex-col gap-3">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <b className="text-title font-strong">
            {day === null ? (
              'Not scheduled'
            ) : isWaiting ? (
              'Waiting for stock'
            ) : (
              <time dateTime={day}>{formatDay(day)}</time>
            )}
          </b>
          <span>{formatCents(totalCents)}</span>
        </p>
        {status === 'retrying' && (
          <p className="text-small text-error">
            Your card was declined
            {day === null ? (
              <>
                , so nothing is scheduled.{' '}
                <TextLink to={AUTOSHIPS_PATH}>Try the card again</TextLink>
              </>
            ) : (
              '.'
            )}
          </p>
        )}
        {isWaiting && (
          <p className="text-small text-warning">
            Out of stock right now. It ships as soon as it’s back.
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          {items.map((item) => (
            <ProductPicture key={item.id} image={item.food.image} className="size-14" />
          ))}
          <p className="min-w-0 flex-1 basis-32 pl-1 text-small text-ink-soft">
            {items.map(({food, quantity}) => `${quantity} × ${food.title}`).join(', ')}
          </p>
        </div>
      </div>
      {!isLocked && (
        <ChangeForm
          action={AUTOSHIPS_PATH}
          intent="skip"
          fields={{deliveryId: id}}
          submit="Skip this delivery"
        />
      )}
    </div>
  );
}

function Waiting() {
  return (
    <AccountSection heading={HEADING} isBusy className={HEIGHT}>
      <Skeleton className="w-40" />
      <Skeleton className="w-64 max-w-full" />
    </AccountSection>
  );
}
