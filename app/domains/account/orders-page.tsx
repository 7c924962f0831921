import {Form} from '@remix-run/react';
import type {AccountPageText} from '~/domains/content/site-content';
import {LENGTHS} from '~/platform/lengths';
import {Button} from '~/ui/button';
import {ButtonLink} from '~/ui/button-link';
import {Card} from '~/ui/card';
import {Icon} from '~/ui/icon';
import {TextField} from '~/ui/text-field';
import {TextLink} from '~/ui/text-link';
import type {OrderPage} from './order';
import {adjacentPagePaths, type OrderListState} from './order-list';
import {OrderCard} from './orders/order-card';
import {AccountPage} from './account-page';
import {ACCOUNT_PATHS} from './account-paths';
import {UnavailableNote} from '~/ui/unavailable-note';
import {EmptyNote} from './empty-note';

interface OrdersPageProps {
  text: AccountPageText | null;
  state: OrderListState;
  page: OrderPage | null;
}

export function OrdersPage({text, state, page}: OrdersPageProps) {
  const isEmpty = page !== null && page.orders.length === 0;
  const hasNone = isEmpty && state.search === '' && state.after === null && state.before === null;
  return (
    <AccountPage heading="My Orders" text={text}>
      {!hasNone && <SearchForm key={state.search} search={state.search} hasResults={!isEmpty} />}
      {page === null && (
        <UnavailableNote>
          We’re having trouble loading your orders. They’re all safe. Try again in a moment.
        </UnavailableNote>
      )}
      {hasNone && (
        <EmptyNote headline={text?.emptyHeadline ?? 'No orders yet'} text={text?.emptyText}>
          <ButtonLink to="/products">Shop all pet food</ButtonLink>
        </EmptyNote>
      )}
      {isEmpty && !hasNone && (
        <EmptyNote
          headline={state.search ? `No order matches “${state.search}”` : 'No orders here'}
          text="Search by order number, such as 1042, or by a word from a product’s name."
        >
          <ButtonLink to={ACCOUNT_PATHS.orders} variant="secondary" size="m">
            Show all orders
          </ButtonLink>
        </EmptyNote>
      )}
      {/* Another page is another list: it starts at the top, and the focus doesn't stay on "Older" at its end. */}
      {page && !isEmpty && (
        <OrderList key={state.after ?? state.before} page={page} state={state} />
      )}
    </AccountPage>
  );
}

function SearchForm({search, hasResults}: {search: string; hasResults: boolean}) {
  return (
    <Form
      action={ACCOUNT_PATHS.orders}
      role="search"
      aria-label="Your orders"
      className="flex flex-wrap items-end gap-3"
    >
      <TextField
        label="Order number or product"
        name="search"
        defaultValue={search}
        maxLength={LENGTHS.search.max}
        autoComplete="off"
        className="max-w-form flex-1 basis-48"
      />
      <Button type="submit" variant="secondary">
        <Icon name="search" />
        Search
      </Button>
      {search && hasResults && (
        <TextLink to={ACCOUNT_PATHS.orders} variant="standalone" className="min-h-12">
          Show all orders
        </TextLink>
      )}
    </Form>
  );
}

function OrderList({page, state}: {page: OrderPage; state: OrderListState}) {
  const {newer, older} = adjacentPagePaths(state, page.pageInfo);
  return (
    <>
      <ul aria-label="Orders" className="flex flex-col gap-4">
        {page.orders.map((order) => (
          <Card as="li" key={order.id}>
            <OrderCard order={order} heading="h2" />
          </Card>
        ))}
      </ul>
      {(newer ?? older) !== null && (
        <nav aria-label="Pages of orders" className="flex justify-between gap-4">
          {newer === null ? (
            <span />
          ) : (
            <ButtonLink to={newer} rel="prev" variant="secondary" size="m">
              Newer
            </ButtonLink>
          )}
          {older !== null && (
            <ButtonLink to={older} rel="next" variant="secondary" size="m">
              Older
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}
