import {expect, it} from 'vitest';
import {quotaAfterAdd} from '~/domains/cart/changes/purchase-rules';
import {noticeText} from '~/domains/cart/messages';
import {staffRefusal, type StaffRefusalContext} from '~/domains/checkout/staff-refusal.server';
import type {Session} from '~/domains/session/session';
import {QuotaUseBar} from '~/domains/staff-access/parts/quota-use-bar';
import {weightOf, type Weighed} from '~/domains/staff-access/quota';
import {QuotaMeter} from '~/domains/staff-access/quota-meter';
import type {Merchandise} from '~/services/commerce/cart.server';
import {lineOf} from '~tests/support/cart-builders';
import {renderOnServer} from '../ui/render';

const lbs = (weight: number): Weighed => ({weight, weightUnit: 'lbs', quantity: 1});
const can: Weighed = {weight: 5.5, weightUnit: 'oz', quantity: 1};

const lineWith = ({quantity, ...weight}: Weighed) => {
  const line = lineOf({quantity});
  return {...line, variant: {...line.variant, ...weight}};
};
const poundsIn = (text = '') => /([\d.]+) lb over/.exec(text)?.[1];

it.each<[string, number, Weighed[], Weighed, string | undefined]>([
  ['what fits', 0, [lbs(45)], lbs(45), undefined],
  ['a bag too many', 0, [lbs(45), lbs(45)], lbs(45), '15'],
  ['a full month', 120, [], lbs(4), '4'],
  ['a month that is over already', 135, [lbs(10)], lbs(4), '14'],
  ['parts of a hundredth', 119.5, [can], can, '0.19'],
])(
  'STAFF-56 the card, the refused add, the cart and checkout count the same pounds over for %s',
  async (_what, usedLbs, inCart, item, pounds) => {
    const quota = {month: '2026-11', usedLbs, plannedLbs: 0};
    const lines = inCart.map(lineWith);
    const added = lineWith(item);

    const merchandise = {...added.variant, id: 'new'} as unknown as Merchandise;
    const lineInput = {merchandiseId: 'new', quantity: 1, sellingPlanId: null};
    const notice = quotaAfterAdd(
      lines,
      [{...lineInput, attributes: []}],
      [{lineInput, merchandise}],
      {quota, mayBuyPrescription: true},
    );
    const refusal = await staffRefusal(
      {
        request: {quota: () => Promise.resolve(quota)},
        site: {features: {prescriptionGroups: false}},
      } as unknown as StaffRefusalContext,
      {lineItems: [...lines, added]},
      {customer: {} as Session, isEligibleForPd: true},
    );

    expect({
      card: poundsIn(
        renderOnServer(<QuotaUseBar quota={quota} item={item} inCart={inCart} isShort />),
      ),
      add: poundsIn(notice ? noticeText(notice) : ''),
      cart: poundsIn(
        renderOnServer(<QuotaMeter quota={quota} cartLbs={weightOf([...inCart, item])} />),
      ),
      checkout: poundsIn(refusal ? noticeText(refusal) : ''),
    }).toEqual({card: pounds, add: pounds, cart: pounds, checkout: pounds});
  },
);
