import {describe, expect, it} from 'vitest';
import {KIBBLE} from '../support/variants';
import {cartOf, change} from './support/guest';
import {actionOf, copyOf, dataOf, namesOf, ordersOf, useAccountShop} from './support/account-shop';

const {site} = useAccountShop();

describe('the orders', () => {
  it('ACCT-19a, ACCT-06 list ten per page, newest first, without gaps or overlaps between pages', async () => {
    const first = await ordersOf(site.ada);
    expect(first.orders).toHaveLength(10);
    expect(first.pageInfo.hasPreviousPage).toBe(false);
    const {endCursor} = first.pageInfo;
    const older = await ordersOf(site.ada, `?after=${encodeURIComponent(endCursor ?? '')}`);
    expect(older.pageInfo.hasNextPage).toBe(false);
    const all = [...first.orders, ...older.orders];
    const times = all.map(({placedAt}) => placedAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(all.map(({id}) => id)).size).toBe(all.length);
    const {startCursor} = older.pageInfo;
    expect(
      namesOf(await ordersOf(site.ada, `?before=${encodeURIComponent(startCursor ?? '')}`)),
    ).toEqual(namesOf(first));
  });

  it.each(['?after=eyJ4IjoxfQ==', '?before=AAAA', '?after=%00', '?after='])(
    'ACCT-19c show the first page for the cursor in %s',
    async (query) => {
      expect(namesOf(await ordersOf(site.ada, query))).toEqual(namesOf(await ordersOf(site.ada)));
    },
  );

  it.each([
    ['1009', ['#1009']],
    ['#1009', ['#1009']],
    ['pumpkin patch', ['#1002']],
    ['nothing of the kind', []],
    ['" OR name:*', []],
  ])('ACCT-19b are found by searching for %s', async (search, names) => {
    expect(namesOf(await ordersOf(site.ada, `?search=${encodeURIComponent(search)}`))).toEqual(
      names,
    );
  });

  it('ACCT-20a, ACCT-05 an order shows lines with variants, totals, timeline, addresses and card', async () => {
    const {order} = dataOf(await site.ada.get('/account/orders/1002'), 'account-order');
    expect(order.lines.map(({title, merchandiseId}) => [title, merchandiseId !== null])).toEqual([
      ['Pumpkin Patch Biscuits', false],
      [expect.any(String), true],
    ]);
    expect(order.total).toBe(order.subtotal + order.shipping + order.tax);
    expect(order.timeline.map(({step, isReached}) => [step, isReached])).toEqual([
      ['placed', true],
      ['shipped', true],
      ['delivered', true],
    ]);
    expect(order.tracking[0]?.url).toMatch(/^https:/);
    expect(order.shippingAddress).toMatchObject({lastName: 'Whitfield'});
    expect(order.payment).toEqual({brand: 'Visa', last4: '4242'});
  });

  it.each(['1014', '999999', '0', 'abc', '1002x'])(
    'ACCT-20b order %s, which isn’t the customer’s, is not found',
    async (id) => {
      const [shown, posted] = [
        await site.ada.get(`/account/orders/${id}`),
        await site.ada.post(`/account/orders/${id}`, {}),
      ];
      expect([shown.status, posted.status]).toEqual([404, 404]);
      expect(shown.text).not.toContain('Oyelaran');
    },
  );
});

describe('reordering', () => {
  it('ACCT-21a ACCT-21b CART-99b adds what is still sold to the cart and names the rest on the next page', async () => {
    const visitor = copyOf(site.shop, site.ada);
    const answer = await visitor.post('/account/orders/1002', {});
    expect([answer.status, answer.location]).toEqual([303, '/cart']);
    const cart = await cartOf(visitor);
    expect(cart?.lineItems.map(({variant, quantity}) => [variant.sku, quantity])).toEqual([
      ['MB-DHST-CHK-12X128Z', 1],
    ]);
    /* As a navigation requests it: without the root's data, which has the notices of other pages. */
    const shown = await visitor.get('/cart.data?_routes=routes%2Fcart');
    expect(shown.text).toContain('Added from order #1002: 1 × ');
    expect(shown.text).toContain('No longer available, so not added: Pumpkin Patch Biscuits.');
    await change(visitor, {intent: 'empty'});
  });

  it('CART-99a CART-99b adds autoship items as one-time purchases, says so, and asks before it adds them again', async () => {
    const visitor = copyOf(site.shop, site.ada);
    await visitor.post('/account/orders/1016', {});
    const cart = await cartOf(visitor);
    expect(cart?.lineItems.map(({sellingPlanAllocation}) => sellingPlanAllocation)).toEqual([null]);
    const text = 'Autoship items were added as one-time purchases.';
    expect((await visitor.get('/cart')).text).toContain(text);
    expect((await visitor.get('/cart')).text).not.toContain(text);
    const again = await visitor.post('/account/orders/1016', {});
    expect(actionOf(again, 'account-order')).toMatchObject({question: {hasOthers: false}});
    expect((await cartOf(visitor))?.totalQuantity).toBe(1);
    await change(visitor, {intent: 'empty'});
  });

  it('ACCT-21c, CART-48 stays on the order page and says why when the cart is full', async () => {
    const visitor = copyOf(site.shop, site.ada);
    await change(visitor, {intent: 'add', merchandiseId: KIBBLE, quantity: '10'});
    const answer = await visitor.post('/account/orders/1016', {});
    expect(answer.status).toBe(422);
    const {notices} = actionOf(answer, 'account-order');
    expect(notices?.join(' ')).toMatch(/Your cart is full/);
    expect((await cartOf(visitor))?.totalQuantity).toBe(10);
    await change(visitor, {intent: 'empty'});
  });
});

describe('changing an order', () => {
  const ORDER = '/account/orders/1017';

  it('ACCT-26b ACCT-27b never touches another customer’s order', async () => {
    for (const intent of ['cancel', 'return']) {
      const answer = await site.ada.post('/account/orders/1014', {intent, 'line-0': 'on'});
      expect(answer.status).toBe(404);
    }
    expect(await mailsAbout('1014')).toEqual([]);
    expect((await site.control.order(1014)).cancellation).toBeNull();
  });

  it('ACCT-26c a cancellation that comes after an hour changes nothing and says what to do', async () => {
    const answer = await site.ada.post(ORDER, {intent: 'cancel'});
    expect(answer.status).toBe(422);
    expect(actionOf(answer, 'account-order')).toMatchObject({
      notCanceled: expect.stringMatching(/^It’s too late/) as string,
    });
    expect((await site.control.order(1017)).cancellation).toBeNull();
  });

  it('ACCT-27b a return is asked for by mail, with a copy to the customer', async () => {
    const page = dataOf(await site.ada.get('/account/orders/1015'), 'account-order');
    expect(page.changes.minutesToCancel).toBe(0);
    expect(page.changes.returnableLines.map(({index}) => index)).toEqual([0, 1]);
    const asked = (fields: Record<string, string>) =>
      site.ada.post('/account/orders/1015', {intent: 'return', ...fields});

    const refused = await asked({reason: 'dislike'});
    expect([refused.status, actionOf(refused, 'account-order')]).toMatchObject([
      422,
      {returns: {errors: {lines: 'Choose at least one item.'}, problem: null, lines: []}},
    ]);
    expect((await asked({'line-0': 'on', reason: 'constructor'})).status).toBe(422);
    expect(await mailsAbout('1015')).toEqual([]);

    const answer = await asked({'line-0': 'on', reason: 'dislike', note: 'He walks away.'});
    expect([answer.status, answer.location]).toEqual([
      303,
      '/account/orders/1015?done=return-requested',
    ]);
    expect(await mailsAbout('1015')).toMatchObject([
      {to: 'ada.whitfield@example.com', replyTo: 'care@marlowe.example'},
      {
        to: 'care@marlowe.example',
        replyTo: 'ada.whitfield@example.com',
        subject: 'Return request: order #1015',
        text: expect.stringMatching(/Reason: My pet doesn’t like it[^]*He walks away\./) as string,
      },
    ]);
  });

  it('ACCT-90 a return can be asked for fewer units than were ordered, and for no more', async () => {
    const path = '/account/orders/1015';
    const before = (await mailsAbout('1015')).length;
    const {order, changes} = dataOf(await site.ada.get(path), 'account-order');
    expect(order.lines.map(({quantity}) => quantity)).toEqual([1, 2]);
    expect(changes.returnableLines.map(({quantity}) => quantity)).toEqual([1, 2]);
    const fields = {intent: 'return', 'line-1': 'on', reason: 'dislike'};
    const more = await site.ada.post(path, {...fields, 'quantity-1': '3'});
    expect([more.status, await mailsAbout('1015')]).toMatchObject([422, {length: before}]);

    const one = await site.ada.post(path, {...fields, 'quantity-1': '1'});
    expect(one.status).toBe(303);
    const mails = (await mailsAbout('1015')).slice(0, -before);
    expect(mails).toHaveLength(2);
    for (const {text} of mails) expect(text).toMatch(/\n1 x /);
  });

  it('ACCT-33a an item from its maker can’t be returned after 30 days, but the food of its order can', async () => {
    const page = dataOf(await site.ada.get('/account/orders/1012'), 'account-order');
    expect(page.order.lines.map(({isDropship}) => isDropship)).toEqual([false, true]);
    expect(page.changes.returnableLines.map(({index}) => index)).toEqual([0]);
  });

  it('ACCT-33b a request with an item that can’t be returned anymore sends nothing and says so', async () => {
    const some = await site.ada.post('/account/orders/1012', {
      intent: 'return',
      'line-0': 'on',
      'line-1': 'on',
      reason: 'unneeded',
    });
    expect([some.status, actionOf(some, 'account-order')]).toMatchObject([
      422,
      {
        returns: {
          problem: expect.stringMatching(/^Some of these items/) as string,
          lines: [{index: 0, quantity: 1}],
        },
      },
    ]);
    const none = await site.ada.post('/account/orders/1001', {
      intent: 'return',
      'line-0': 'on',
      reason: 'unneeded',
    });
    expect(none.status).toBe(422);
    expect(none.text).toContain('Nothing in this order can be returned here anymore.');
    expect([...(await mailsAbout('1012')), ...(await mailsAbout('1001'))]).toEqual([]);
  });

  async function mailsAbout(order: string) {
    return (await site.control.mails()).filter(({subject}) => subject.includes(order));
  }
});
