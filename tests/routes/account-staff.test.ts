import {beforeAll, describe, expect, it, vi} from 'vitest';
import type {ShownWorkplace} from '~/domains/account/staff/workplace';
import {createSandboxControl} from '~tests/support/sandbox-control';
import {useOwnSandbox} from '../support/own-sandbox';
import {ADA, loggedInVisitor} from './support/log-in';
import {openShop, watchShop, type Answer, type Visitor} from './support/shop';

const HELEN = 'helen.castellanos@example.com';

watchShop();
const sandbox = useOwnSandbox();
let helen: Visitor;
let ada: Visitor;

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const staffSite = openShop(sandbox.origin(), {variables: {SITE_ID: 'HPSF'}});
  helen = await loggedInVisitor(staffSite, HELEN);
  ada = await loggedInVisitor(openShop(sandbox.origin()), ADA);
});

interface Page {
  head: {title: string};
  workplace: ShownWorkplace;
}

const PAGES: [string, string, string][] = [
  ['/account/dashboard', 'My Account', 'account-dashboard'],
  ['/account/my-profile', 'My Profile', 'account-my-profile'],
  ['/account/address-book', 'Address Book', 'account-address-book'],
];

/* Paths with their route ids. */
const SHARED_PAGES: [string, string][] = [
  ['/account/dashboard', 'account-dashboard'],
  ['/account/orders', 'account-orders'],
  ['/account/my-profile', 'account-my-profile'],
  ['/account/address-book', 'account-address-book'],
  ['/contact-us', 'contact-us'],
  ['/products', 'routes/products'],
];

const pageOf = (answer: Answer, id: string) => answer.page().loaderData[id] as Page;

describe('the account of a staff member', () => {
  it.each(PAGES)(
    'ROUTE-17 ROUTE-19 ROUTE-24 ACCT-08 %s is titled "%s" and shows the clinic',
    async (path, title, id) => {
      const page = pageOf(await helen.get(path), id);
      expect(page.head.title).toBe(`${title} | Pro Staff Feeding`);
      expect(page.workplace).toMatchObject({
        roleCode: 'VETERINARIAN',
        preferredShipTo: '0010042001',
        clinicAddress: {address1: '2210 Blake Street', zip: '80205', isHomeDeliveryOnly: false},
      });
    },
  );

  it.each(PAGES)(
    'ACCT-31 %s says that it can’t show the clinic while the identity provider is down',
    async (path, _, id) => {
      const control = createSandboxControl(sandbox.origin());
      await control.fault({service: 'identity', kind: 'error', match: 'getAccountInfo'});
      const answer = await helen.get(path);
      await control.clearFaults();
      expect(answer.status).toBe(200);
      expect(pageOf(answer, id).workplace).toBe('unavailable');
    },
  );
});

describe('a page of both sites', () => {
  it.each(SHARED_PAGES)(
    'ROUTE-48 %s has the same title on both sites, followed by the site’s name',
    async (path, id) => {
      const [staff, shop] = await Promise.all([helen.get(path), ada.get(path)]);
      const title = pageOf(shop, id).head.title.replace(/ \| Shop$/, '');
      expect(pageOf(staff, id).head.title).toBe(`${title} | Pro Staff Feeding`);
    },
  );
});
