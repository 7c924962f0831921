import {Await} from '@remix-run/react';
import {Suspense} from 'react';
import type {AccountPageText} from '~/domains/content/site-content';
import {ButtonLink} from '~/ui/button-link';
import {Skeleton} from '~/ui/skeleton';
import {TextLink} from '~/ui/text-link';
import type {Dashboard, LastOrder as Last} from '../dashboard.server';
import {ACCOUNT_PATHS} from '../account-paths';
import {AccountSection} from '../account-section';
import {UnavailableNote} from '~/ui/unavailable-note';
import {OrderCard} from './order-card';

const HEADING = 'Your last order';

interface LastOrderProps {
  order: Dashboard['lastOrder'];
  text: AccountPageText | null;
}

export function LastOrder({order, text}: LastOrderProps) {
  if (!(order instanceof Promise)) return <LoadedLastOrder last={order} text={text} />;
  return (
    <Suspense fallback={<LastOrderSkeleton />}>
      <Await
        resolve={order}
        errorElement={
          <LoadedLastOrder last={{kind: 'unavailable'}} text={text} className={CARD_HEIGHT} />
        }
      >
        {(settled) => <LoadedLastOrder last={settled} text={text} className={CARD_HEIGHT} />}
      </Await>
    </Suspense>
  );
}

interface LoadedLastOrderProps {
  last: Last;
  text: AccountPageText | null;
  className?: string;
}

function LoadedLastOrder({last, text, className = ''}: LoadedLastOrderProps) {
  return (
    <AccountSection
      heading={HEADING}
      className={className}
      aside={
        last.kind === 'order' && (
          <TextLink to={ACCOUNT_PATHS.orders} variant="standalone">
            All orders
          </TextLink>
        )
      }
    >
      {last.kind === 'order' && <OrderCard order={last.order} heading="h3" />}
      {last.kind === 'unavailable' && (
        <UnavailableNote>
          We’re having trouble loading your last order. It’s safe. Try again in a moment.
        </UnavailableNote>
      )}
      {last.kind === 'none' && (
        <div className="flex flex-col items-start gap-3">
          <p className="font-strong">{text?.emptyHeadline ?? 'You haven’t ordered yet'}</p>
          {text?.emptyText && <p className="text-ink-soft">{text.emptyText}</p>}
          <ButtonLink to="/products" size="m">
            Shop all pet food
          </ButtonLink>
        </div>
      )}
    </AccountSection>
  );
}

/** The height of an order card, so that an order that arrives later doesn't move what is below it. */
const CARD_HEIGHT = 'min-h-66 sm:min-h-52';

function LastOrderSkeleton() {
  return (
    <AccountSection heading={HEADING} isBusy className={CARD_HEIGHT}>
      <div className="flex flex-col gap-4">
        <Skeleton className="w-40" />
        <Skeleton className="w-64 max-w-full" />
        <div className="flex gap-2">
          <Skeleton shape="block" className="size-14" />
          <Skeleton shape="block" className="size-14" />
        </div>
      </div>
    </AccountSection>
  );
}
