import {beforeAll, describe, expect, it, vi} from 'vitest';
import type {Workplace} from '~/domains/account/staff/workplace';
import {createSandboxControl} from '~tests/e2e/support/sandbox-control';
import {useOwnSandbox} from './support/own-sandbox';
import {signedIn} from './support/person';
import {openShop, watchShop, type Answer, type Visitor} from './support/shop';

const HELEN = 'helen.castellanos@example.com';

watchShop();
const sandbox = useOwnSandbox();
let helen: Visitor;

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const shop = openShop(sandbox.origin(), {variables: {SITE_ID: 'HPSF'}});
  helen = await signedIn(shop, HELEN);
});

interface Page {
  head: {title: string};
  workplace: Workplace | null;
}

const PAGES: [string, string, string][] = [
  ['/account/dashboard', 'My Account', 'account-dashboard'],
  ['/account/my-profile', 'My Profile', 'account-my-profile'],
  ['/account/address-book', 'Address Book', 'account-address-book'],
];

const pageOf = (answer: Answer, id: string) => answer.page().loaderData[id] as Page;

describe('the account of staff', () => {
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

  it.each(PAGES)('%s does without it while the identity provider is away', async (path, _, id) => {
    const control = createSandboxControl(sandbox.origin());
    await control.fault({service: 'identity', kind: 'error', match: 'getAccountInfo'});
    const answer = await helen.get(path);
    await control.clearFaults();
    expect(answer.status).toBe(200);
    expect(pageOf(answer, id).workplace).toBeNull();
  });
});
