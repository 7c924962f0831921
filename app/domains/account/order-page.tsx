import {useLocation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {isExtraGift} from '~/domains/catalog/product';
import {Alert} from '~/ui/alert';
import {TextLink} from '~/ui/text-link';
import type {AddressInput} from './address';
import {AddressLines} from './addresses/address-lines';
import {OrderGiftText} from './orders/order-gift-text';
import type {OrderDetail} from './order';
import {OrderLines, type NextTimes} from './orders/order-lines';
import {CancelOrderForm} from './orders/cancel-order-form';
import {ReturnForm} from './orders/return-form';
import {OrderStatusBadge} from './orders/order-status';
import {OrderTimeline} from './orders/order-timeline';
import {OrderTotals} from './orders/order-totals';
import {OrderTrackingList} from './orders/order-tracking';
import {PrintButton} from './orders/print-button';
import {ReorderForm} from './orders/reorder-form';
import {ReorderQuestionForm} from './orders/reorder-question-form';
import type {ReorderQuestion} from './reorder.server';
import {AccountPage} from './account-page';
import {DoneMessage} from './done-message';
import type {OrderChanges, ReturnAnswer} from './order-changes';
import {ACCOUNT_PATHS} from './account-paths';
import {AccountSection} from './account-section';
import {UnavailableNote} from '~/ui/unavailable-note';
import {formatDate} from './parts/format-date';

/** The answer to a form on the page. */
export interface OrderAnswer {
  /** Why nothing was added to the cart. */
  notices?: string[];
  question?: ReorderQuestion & {onAutoship: boolean};
  /** Why the order wasn’t canceled. */
  notCanceled?: string;
  returns?: ReturnAnswer;
}

interface OrderPageProps {
  order: OrderDetail | null;
  answer: OrderAnswer | undefined;
  nextTimes: NextTimes;
  changes: OrderChanges | null;
  /** For instance "Friday, November 27"; `null` if it has arrived or is unknown. */
  arrival: string | null;
  /** Of the change that led here. */
  done: string | null;
}

export function OrderPage({order, answer, nextTimes, changes, arrival, done}: OrderPageProps) {
  const {notices = [], question, notCanceled, returns} = answer ?? {};
  const {key} = useLocation();
  if (!order) {
    return (
      <AccountPage heading="Your order">
        <BackLink />
        <UnavailableNote>
          We’re having trouble loading this order. It’s safe. Try again in a moment.
        </UnavailableNote>
      </AccountPage>
    );
  }
  const {
    name,
    placedAt,
    status,
    timeline,
    tracking,
    shippingAddress,
    billingAddress,
    payment,
    note,
  } = order;
  return (
    <AccountPage
      heading={`Order ${name}`}
      aside={
        <div className="flex flex-wrap gap-2">
          <ReorderForm order={order} size="m" />
          {order.lines.some(({sellingPlanName}) => sellingPlanName !== null) && (
            <ReorderForm order={order} variant="secondary" size="m" onAutoship />
          )}
          <PrintButton />
        </div>
      }
    >
      <BackLink />
      {notices.length > 0 && (
        <Alert tone="warning" title="Nothing was added to your cart" className="print:hidden">
          {notices.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Alert>
      )}
      {done !== null && !answer && <DoneMessage text={done} />}
      {notCanceled !== undefined && (
        <Alert tone="error" title="Your order wasn’t canceled">
          {notCanceled} <TextLink to="/contact-us">Write to us</TextLink>
        </Alert>
      )}
      {question && <ReorderQuestionForm order={order} {...question} />}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
        <span>
          Placed on <time dateTime={placedAt}>{formatDate(placedAt)}</time>
        </span>
        <OrderStatusBadge status={status} />
      </p>
      {arrival !== null && (
        <p>
          Estimated delivery: <b className="font-strong">{arrival}</b>
        </p>
      )}
      <OrderTimeline steps={timeline} />
      {changes !== null && changes.minutesToCancel > 0 && (
        <CancelOrderForm order={order} minutes={changes.minutesToCancel} />
      )}
      {changes !== null && changes.returnableLines.length > 0 ? (
        <ReturnForm
          /* Empties and closes the form that was sent, so that it isn't sent twice by mistake. */
          key={done !== null && !answer ? key : 'open'}
          lines={order.lines}
          returnable={changes.returnableLines}
          answer={returns}
        />
      ) : (
        returns && (
          <Alert tone="error" title="Your request wasn’t sent">
            {returns.problem} <TextLink to="/contact-us">Write to us</TextLink>
          </Alert>
        )
      )}
      {tracking.length > 0 && (
        <AccountSection heading="Tracking">
          <OrderTrackingList tracking={tracking} />
        </AccountSection>
      )}
      <AccountSection heading="Items">
        <OrderLines
          lines={order.lines.filter((line) => !isExtraGift(line))}
          nextTimes={nextTimes}
        />
      </AccountSection>
      {order.gift && (
        <AccountSection heading="What this order gives">
          <OrderGiftText gift={order.gift} />
        </AccountSection>
      )}
      {order.autoshipTerms && (
        <AccountSection heading="Autoship terms">
          <p className="max-w-prose text-small">{order.autoshipTerms.text}</p>
          <p className="text-small text-ink-soft">
            You agreed to them on{' '}
            <time dateTime={order.autoshipTerms.acceptedAt}>
              {formatDate(order.autoshipTerms.acceptedAt)}
            </time>
            .
          </p>
        </AccountSection>
      )}
      <div className="grid items-start gap-6 md:grid-cols-2">
        <AccountSection heading="Totals">
          <OrderTotals order={order} />
        </AccountSection>
        <AccountSection heading="Delivery and payment">
          <dl className="flex flex-col gap-4">
            <Fact label="Delivery address">
              {shippingAddress ? <AddressLines address={shippingAddress} /> : 'None'}
            </Fact>
            {billingAddress && (
              <Fact label="Billing address">
                {isSame(billingAddress, shippingAddress) ? (
                  'Same as the delivery address'
                ) : (
                  <AddressLines address={billingAddress} />
                )}
              </Fact>
            )}
            {payment && (
              <Fact label="Payment">
                {payment.brand} ending in {payment.last4}
              </Fact>
            )}
            {note && (
              <Fact label="Your note">
                <span className="wrap-anywhere whitespace-pre-line">{note}</span>
              </Fact>
            )}
          </dl>
        </AccountSection>
      </div>
    </AccountPage>
  );
}

function isSame(a: AddressInput, b: AddressInput | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function BackLink() {
  return (
    <TextLink
      to={ACCOUNT_PATHS.orders}
      variant="standalone"
      className="order-first self-start print:hidden"
    >
      All orders
    </TextLink>
  );
}

function Fact({label, children}: {label: string; children: ReactNode}) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
