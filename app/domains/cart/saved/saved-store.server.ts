import {SAVED_ITEMS_METAFIELD} from '~/domains/session/customer-metafields';
import type {Session} from '~/domains/session/session';
import type {Needs} from '~/platform/needs';
import {
  formatSavedItems,
  joinItems,
  parseSavedItems,
  withItem,
  withoutItem,
  type SavedItem,
} from './saved-items';

export type SavedItemsContext = Needs<{
  request: 'log';
  services: 'customers';
  visitor: 'cookies' | 'session';
}>;

/**
 * A guest's items are in a cookie, a customer's in a metafield. `null` if they couldn't be read. Items that a customer
 * saved as a guest move to the account first, if login couldn't do that.
 */
export async function readSavedItems(context: SavedItemsContext): Promise<SavedItem[] | null> {
  const customer = context.visitor.session.current();
  return customer ? readAccount(context, customer) : readBrowser(context);
}

/** At login. A failure keeps them in the browser; the cart page tries again. */
export async function joinSavedItems(context: SavedItemsContext): Promise<void> {
  if (readBrowser(context).length > 0) await readSavedItems(context);
}

/** `sent` to a guest's browser, which has stored the item only once it sends the cookie back. */
export type KeepResult = 'stored' | 'sent' | 'full' | 'failed';

export async function keepItem(context: SavedItemsContext, item: SavedItem): Promise<KeepResult> {
  const items = await readSavedItems(context);
  if (!items) return 'failed';
  const next = withItem(items, item);
  if (!next) return 'full';
  if (formatSavedItems(next) === formatSavedItems(items)) return 'stored';
  const customer = context.visitor.session.current();
  if (customer) return (await writeAccount(context, customer, next)) ? 'stored' : 'failed';
  writeBrowser(context, next);
  return 'sent';
}

/** Returns whether the item is no longer saved. */
export async function forgetItem(context: SavedItemsContext, item: SavedItem): Promise<boolean> {
  const items = await readSavedItems(context);
  if (!items) return false;
  const next = withoutItem(items, item);
  if (next.length === items.length) return true;
  const customer = context.visitor.session.current();
  if (customer) return writeAccount(context, customer, next);
  writeBrowser(context, next);
  return true;
}

async function readAccount(
  context: SavedItemsContext,
  customer: Session,
): Promise<SavedItem[] | null> {
  const {customers} = context.services;
  const stored = await customers.metafield(customer.customerToken, SAVED_ITEMS_METAFIELD);
  if (!stored.ok) return null;
  const own = parseSavedItems(stored.value);
  const inBrowser = readBrowser(context);
  const {joined, left} = joinItems(own, inBrowser);
  const isNews = formatSavedItems(joined) !== formatSavedItems(own);
  if (isNews && !(await writeAccount(context, customer, joined))) return own;
  if (left.length < inBrowser.length) writeBrowser(context, left);
  return joined;
}

/** The customer's id comes from the session, so nobody writes to another customer. */
async function writeAccount(
  {request: {log}, services: {customers}}: SavedItemsContext,
  {customerId}: Session,
  items: readonly SavedItem[],
): Promise<boolean> {
  const written =
    items.length === 0
      ? await customers.deleteMetafields(customerId, [SAVED_ITEMS_METAFIELD])
      : await customers.writeMetafields(customerId, [
          {...SAVED_ITEMS_METAFIELD, value: formatSavedItems(items)},
        ]);
  const isWritten = written.ok && written.value.userErrors.length === 0;
  if (!isWritten) log.warn('saved items not written');
  return isWritten;
}

const readBrowser = ({visitor: {cookies}}: SavedItemsContext) =>
  parseSavedItems(cookies.get('saved_items'));

function writeBrowser({visitor: {cookies}}: SavedItemsContext, items: readonly SavedItem[]): void {
  if (items.length === 0) cookies.clear('saved_items');
  else cookies.set('saved_items', formatSavedItems(items));
}
