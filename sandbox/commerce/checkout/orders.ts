import {randomBytes} from 'node:crypto';
import {z} from 'zod';
import type {Db} from '../../context';
import type {Clock} from '../../control/clock';
import {orderRecordSchema, type NewOrder, type Order, type OrderRecord} from './order';
import {progressOf} from './progress';

const FIRST_NUMBER = 1001;

type CancelReason = NonNullable<OrderRecord['cancellation']>['reason'];

export interface Orders {
  /** Stores a new order. If the cart was ordered before, returns that order instead. */
  place(order: NewOrder): Order;
  byId(id: string): Order | null;
  byNumber(number: number): Order | null;
  byCart(cartToken: string): Order | null;
  byStatusToken(token: string): Order | null;
  /** Cancels and fully refunds an order, unless it was canceled before. `null` for an unknown number. */
  cancel(number: number, reason: CancelReason): Order | null;
  /** Oldest first. */
  ofCustomer(customerId: string): Order[];
  /** Oldest first. */
  all(): Order[];
  /** Newest first, at most `limit`. */
  latest(limit: number): Order[];
}

const rowSchema = z.object({document: z.string()});

/** The order store (SAND-15). Creates its table if missing. An order's progress depends on the clock. */
export function createOrders(db: Db, clock: Clock): Orders {
  db.exec(`CREATE TABLE IF NOT EXISTS orders (
    number INTEGER PRIMARY KEY, cart_token TEXT NOT NULL UNIQUE, status_token TEXT NOT NULL UNIQUE,
    customer_id TEXT, document TEXT NOT NULL
  )`);
  db.exec('CREATE INDEX IF NOT EXISTS orders_of_customer ON orders (customer_id)');

  const withProgress = (order: OrderRecord): Order => ({
    ...order,
    ...progressOf(order, clock.now()),
  });
  const parseRow = (row: unknown): Order =>
    withProgress(orderRecordSchema.parse(JSON.parse(rowSchema.parse(row).document)));
  const findOne = (where: string, value: string | number): Order | null => {
    const row = db.prepare(`SELECT document FROM orders WHERE ${where} = ?`).get(value);
    return row === undefined ? null : parseRow(row);
  };
  const byNumber = (number: number) => findOne('number', number);
  const byCart = (cartToken: string) => findOne('cart_token', cartToken);

  const insert = (input: NewOrder): Order => {
    const {next} = z
      .object({next: z.int()})
      .parse(
        db.prepare(`SELECT COALESCE(MAX(number) + 1, ?) AS next FROM orders`).get(FIRST_NUMBER),
      );
    const order: OrderRecord = {
      ...input,
      id: `gid://shopify/Order/${next}`,
      number: next,
      name: `#${next}`,
      statusToken: randomBytes(16).toString('hex'),
      processedAt: clock.now().toISOString(),
    };
    db.prepare(
      'INSERT INTO orders (number, cart_token, status_token, customer_id, document) VALUES (?, ?, ?, ?, ?)',
    ).run(next, order.cartToken, order.statusToken, order.customerId, JSON.stringify(order));
    return withProgress(order);
  };

  return {
    place: (input) => byCart(input.cartToken) ?? insert(input),
    byNumber,
    byCart,
    byId(id) {
      const number = /^gid:\/\/shopify\/Order\/(\d{1,12})$/.exec(id)?.[1];
      return number === undefined ? null : byNumber(Number(number));
    },
    cancel(number, reason) {
      const order = byNumber(number);
      if (!order || order.cancellation) return order;
      const at = clock.now().toISOString();
      const canceled = orderRecordSchema.parse({
        ...order,
        cancellation: {at, reason},
        refunds: [...order.refunds, fullRefund(order, at)],
      });
      db.prepare('UPDATE orders SET document = ? WHERE number = ?').run(
        JSON.stringify(canceled),
        number,
      );
      return withProgress(canceled);
    },
    byStatusToken: (token) => findOne('status_token', token),
    ofCustomer: (customerId) =>
      db
        .prepare('SELECT document FROM orders WHERE customer_id = ? ORDER BY number')
        .all(customerId)
        .map(parseRow),
    all: () => db.prepare('SELECT document FROM orders ORDER BY number').all().map(parseRow),
    latest: (limit) =>
      db
        .prepare('SELECT document FROM orders ORDER BY number DESC LIMIT ?')
        .all(limit)
        .map(parseRow),
  };
}

/** Refunds all lines, tax and shipping of an order. */
export function fullRefund(
  {lines, tax, shipping}: Pick<OrderRecord, 'lines' | 'tax' | 'shipping'>,
  at: string,
): OrderRecord['refunds'][number] {
  return {
    at,
    lines: lines.map(({id, quantity, total}) => ({lineId: id, quantity, subtotal: total})),
    tax,
    shipping,
  };
}
