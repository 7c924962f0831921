import {describe, expect, it} from 'vitest';
import {readArrival} from '~/domains/account/orders.server';
import type {AddressInput} from '~/domains/account/address';
import type {OrderLine} from '~/domains/account/order';
import {EXTRA_GIFT} from '~/domains/catalog/product';
import {fail, ok} from '~/platform/result';
import type {Inventory} from '~/services/inventory/inventory.server';
import {AWAY, lineOf, orderOf} from './builders';

const FOOD = lineOf({});
const FROM_MAKER = lineOf({isDropship: true});
const DONATION = lineOf({productType: 'Donation', handle: 'meals-for-shelters'});
const GIFT = lineOf({handle: EXTRA_GIFT.handle, productType: 'Gift'});
const DAY = 'Tuesday, December 1';

const HOME: AddressInput = {
  firstName: 'Ada',
  lastName: 'Marlowe',
  company: null,
  address1: '1 Main St',
  address2: null,
  city: 'Denver',
  provinceCode: 'CO',
  zip: '80203',
  countryCode: 'US',
  phone: null,
};

/** Like the real inventory, it only knows zip codes of five digits. */
const deliveryDate: Inventory['deliveryDate'] = ({zip, destination}) => {
  if (zip !== '80203') return Promise.resolve(fail(AWAY));
  return Promise.resolve(ok(destination === 'HOME' ? '2026-12-01' : '2026-12-02'));
};

const arrivalOf = (lines: OrderLine[], shippingAddress = HOME) =>
  readArrival(
    {services: {inventory: {deliveryDate} as Inventory}},
    {...orderOf(...lines), status: 'processing', shippingAddress},
  );

describe('the estimated delivery of an order that is being packed', () => {
  it('is the day for its zip', async () => {
    expect(await arrivalOf([FOOD, DONATION, GIFT])).toBe(DAY);
  });

  it('ACCT-112 is the day for its zip, if the address has the longer zip code too', async () => {
    expect(await arrivalOf([FOOD], {...HOME, zip: '80203-1234'})).toBe(DAY);
  });

  it('CHK-90 to a clinic is the day of the route to clinics', async () => {
    const order = {...orderOf(FOOD), status: 'processing' as const, shippingAddress: HOME};
    const inventory = {deliveryDate} as Inventory;
    const arrival = readArrival({services: {inventory}}, {...order, destination: 'CLINIC'});
    expect(await arrival).toBe('Wednesday, December 2');
  });

  it.each([
    ['donations only', [DONATION, GIFT]],
    ['an item from its maker', [FROM_MAKER]],
    ['an item from its maker next to one from the shop', [FOOD, FROM_MAKER]],
    ['a donation, after the rest was refunded', [DONATION, {...FOOD, currentQuantity: 0}]],
  ])('ACCT-113 isn’t given for %s', async (_, lines) => {
    expect(await arrivalOf(lines)).toBeNull();
  });
});
