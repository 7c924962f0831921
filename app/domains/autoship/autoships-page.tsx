import {useMemo} from 'react';
import {AccountPage} from '~/domains/account/account-page';
import type {CustomerAddress} from '~/domains/account/address';
import {EmptyNote} from '~/domains/account/empty-note';
import {UnavailableNote} from '~/ui/unavailable-note';
import type {AccountPageText} from '~/domains/content/site-content';
import {useSite} from '~/domains/session/site-context';
import {ButtonLink} from '~/ui/button-link';
import {Disclosure} from '~/ui/disclosure';
import {LazyFormErrorSummary} from '~/ui/lazy-form-error-summary';
import {TextLink} from '~/ui/text-link';
import type {AutoshipAnswer} from './autoship-form.server';
import {AUTOSHIPS_PATH, type AutoshipPageView} from './autoship-paths';
import type {AutoshipView} from './parts/autoship-view';
import type {OnceChoice} from './page/change-delivery';
import {DeliveryCard} from './page/delivery-card';
import {LazyCancelSubscription} from './page/lazy-cancel-subscription';
import {LazyDoneChange} from './page/lazy-done-change';
import {PastDeliveries, type PastDeliveriesData} from './page/past-deliveries';
import {StaticForecast} from './page/static-forecast';
import {SubscriptionCard} from './page/subscription-card';

export interface AutoshipsPageProps {
  text: AccountPageText | null;
  view: AutoshipPageView;
  /** `null` if the provider couldn't be read. */
  autoships: AutoshipView | null;
  past: PastDeliveriesData;
  /** `null` if it couldn't be read. */
  book: readonly CustomerAddress[] | null;
  onceChoices: readonly OnceChoice[];
  answer: AutoshipAnswer | undefined;
}

/** Deliveries first, then the subscriptions behind them. */
export function AutoshipsPage({
  text,
  view,
  autoships,
  past,
  book,
  onceChoices,
  answer,
}: AutoshipsPageProps) {
  const heading = useSite().autoshipsTitle;
  const canceling =
    view.kind === 'cancel'
      ? autoships?.subscriptions.find(({id, status}) => id === view.id && status !== 'canceled')
      : undefined;
  if (canceling) {
    return (
      <AccountPage heading={`Cancel ${canceling.food.title}?`}>
        <TextLink to={AUTOSHIPS_PATH} variant="standalone" className="order-first self-start">
          {heading}
        </TextLink>
        <Problem answer={answer} />
        <LazyCancelSubscription subscription={canceling} />
      </AccountPage>
    );
  }
  return (
    <AccountPage heading={heading} text={text}>
      {autoships && view.kind === 'list' && view.done && !answer && (
        <LazyDoneChange done={view.done} view={autoships} />
      )}
      <Problem answer={answer} />
      {autoships ? (
        <Autoships autoships={autoships} text={text} book={book} onceChoices={onceChoices} />
      ) : (
        <UnavailableNote>
          We’re having trouble loading your subscriptions. They’re all safe. Try again in a moment.
        </UnavailableNote>
      )}
      <PastDeliveries deliveries={past} coming={autoships?.deliveries ?? []} />
    </AccountPage>
  );
}

function Autoships({
  autoships,
  text,
  book,
  onceChoices,
}: Pick<AutoshipsPageProps, 'text' | 'book' | 'onceChoices'> & {autoships: AutoshipView}) {
  const {deliveries, subscriptions} = autoships;
  const live = subscriptions.filter(({status}) => status !== 'canceled');
  const canceled = subscriptions.filter(({status}) => status === 'canceled');
  return (
    <>
      {live.length === 0 && (
        <EmptyNote
          headline={text?.emptyHeadline ?? 'Nothing on autoship yet'}
          text={
            text?.emptyText ??
            'Choose autoship on any food and it arrives before the bag runs out. Skip or cancel anytime.'
          }
        >
          <ButtonLink to="/products">Shop all pet food</ButtonLink>
        </EmptyNote>
      )}
      {deliveries.length > 0 && (
        <section aria-labelledby="deliveries" className="flex flex-col gap-4">
          <h2 id="deliveries" className="text-heading-m">
            {deliveries.length === 1 ? 'Next shipment' : 'Next shipments'}
          </h2>
          <ul className="flex flex-col gap-5">
            {deliveries.map((delivery) => (
              <DeliveryCard key={delivery.id} delivery={delivery} onceChoices={onceChoices} />
            ))}
          </ul>
        </section>
      )}
      {live.length > 0 && (
        <section aria-labelledby="subscriptions" className="flex flex-col gap-4">
          <h2 id="subscriptions" className="text-heading-m">
            What you get
          </h2>
          <ul className="grid items-start gap-5 xl:grid-cols-2">
            {live.map((subscription) => (
              <SubscriptionCard key={subscription.id} subscription={subscription} book={book} />
            ))}
          </ul>
        </section>
      )}
      <StaticForecast key={JSON.stringify(autoships)} autoships={autoships} />
      {canceled.length > 0 && (
        <Disclosure summary={`Canceled (${canceled.length})`}>
          <ul className="grid items-start gap-5 xl:grid-cols-2">
            {canceled.map((subscription) => (
              <SubscriptionCard key={subscription.id} subscription={subscription} book={book} />
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}

function Problem({answer}: {answer: AutoshipAnswer | undefined}) {
  const errors = useMemo(() => (answer ? [{message: answer.problem}] : []), [answer]);
  return answer && <LazyFormErrorSummary errors={errors} title={answer.title} />;
}
