import {describe, expect, it} from 'vitest';
import {pages} from '~/routes';
import {CUSTOMER_FIELD} from '~/domains/session/customer-field';
import {JUNE, NEW_ADDRESS, useAccountShop} from './support/account-shop';
import {logIn} from './support/log-in';
import type {Visitor} from './support/shop';

const {site} = useAccountShop();

const modules = import.meta.glob<{action?: unknown; default?: unknown}>(
  '/app/routes/account.*.{ts,tsx}',
  {
    eager: true,
  },
);
function isPageWithForm(file: string): boolean {
  const route = modules[`/app/${file}`];
  return route?.action !== undefined && route.default !== undefined;
}

/* The order is Ada’s. */
const formPaths = pages
  .filter(({path, file}) => path?.startsWith('account/') && isPageWithForm(file))
  .map(({path}) => `/${path?.replace(':id', '1016')}`);

async function markOf(visitor: Visitor): Promise<string> {
  const {loaderData} = (await visitor.get('/account/my-profile')).page();
  return (loaderData.pages as {customer: string}).customer;
}

async function noticesOf(visitor: Visitor): Promise<string[]> {
  const {loaderData} = (await visitor.get('/account/dashboard')).page();
  return (loaderData.root as {visitor: {notices: string[]}}).visitor.notices;
}

const NOTICE =
  'You’re logged in as Ada now. The form was from another account, so nothing was saved.';

describe('a form on the page of a customer other than the one who is logged in', () => {
  it('SESS-43a knows every account page with a form', () => {
    expect(formPaths).toHaveLength(7);
  });

  it.each(formPaths)('SESS-43a isn’t read by %s, which loads again and says so', async (path) => {
    const mark = await markOf(site.june);
    for (const fields of [{[CUSTOMER_FIELD]: mark}, {[CUSTOMER_FIELD]: ''}]) {
      const answer = await site.ada.post(`${path}?done=saved&tab=1`, fields);
      expect([answer.status, answer.location]).toEqual([303, `${path}?tab=1`]);
      expect(answer.headers.get('X-Remix-Reload-Document')).toBe('true');
      expect(await noticesOf(site.ada)).toEqual([NOTICE]);
      expect(await noticesOf(site.ada), 'the notice is shown once').toEqual([]);
    }
  });

  it('SESS-43a leaves the address book of both customers as it was', async () => {
    const before = await site.ada.get('/account/address-book');
    await site.ada.post('/account/address-book?new=1', {
      ...NEW_ADDRESS,
      [CUSTOMER_FIELD]: await markOf(site.june),
    });
    await noticesOf(site.ada);
    const after = await site.ada.get('/account/address-book');
    expect(after.page().loaderData['account-address-book']).toEqual(
      before.page().loaderData['account-address-book'],
    );
  });

  it('SESS-43b is saved after the same customer has logged in again', async () => {
    const again = site.shop.visitor();
    const mark = await markOf(site.june);
    expect((await logIn(again, {email: JUNE})).status).toBe(303);
    const saved = await again.post('/account/address-book?new=1', {
      ...NEW_ADDRESS,
      [CUSTOMER_FIELD]: mark,
    });
    expect([saved.status, saved.location]).toEqual([303, '/account/address-book?done=added']);
  });

  it('SESS-43a has a mark that names nobody', async () => {
    expect(await markOf(site.june)).toMatch(/^[\da-f]{16}$/);
    expect(await markOf(site.june)).not.toBe(await markOf(site.ada));
  });
});
