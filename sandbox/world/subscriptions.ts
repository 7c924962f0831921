/** A subscription that exists when the sandbox is seeded. */
export interface WorldSubscription {
  /** Email of one of the world's customers. It ships to their first address. */
  customer: string;
  sku: string;
  quantity?: number;
  weeks: number;
  /** Days from the time of seeding to the next delivery. */
  nextInDays: number;
  /** Days since it began. @default one interval */
  begunDaysAgo?: number;
  /** A test card's number. @default the one that is approved */
  card?: string;
  /** Days until it resumes. */
  pausedForDays?: number;
  /** Days since the customer canceled it. */
  canceledDaysAgo?: number;
}

const DECLINED_CARD = '4000000000000002';

const ADA = 'ada.whitfield@example.com';
const ROSA = 'rosa.delgado@example.com';
const PETER = 'peter.nakamura@example.com';
const LENA = 'lena.fischer@example.com';
const OMAR = 'omar.haddad@example.com';
const GRACE = 'grace.okafor@example.com';

const DOG_FOOD = 'MB-DEVC-30';
const CAT_FOOD = 'MB-CIND-7';
const TREATS = 'MT-DSBH-PNB-11Z';
const OUT_OF_STOCK = 'MB-DSSS-4';

/** Ada's subscriptions continue her past autoship orders: dog food every four weeks, treats every eight. */
export const SUBSCRIPTIONS: readonly WorldSubscription[] = [
  {customer: ADA, sku: DOG_FOOD, weeks: 4, nextInDays: 26, begunDaysAgo: 198},
  {customer: ADA, sku: TREATS, quantity: 2, weeks: 8, nextInDays: 26, begunDaysAgo: 142},
  {customer: ROSA, sku: DOG_FOOD, weeks: 4, nextInDays: 6},
  {customer: ROSA, sku: TREATS, weeks: 2, nextInDays: 6},
  {customer: ROSA, sku: CAT_FOOD, quantity: 2, weeks: 6, nextInDays: 6},
  {customer: PETER, sku: CAT_FOOD, weeks: 5, nextInDays: 40, pausedForDays: 40},
  {customer: LENA, sku: DOG_FOOD, weeks: 8, nextInDays: 0, canceledDaysAgo: 20},
  {customer: OMAR, sku: DOG_FOOD, weeks: 3, nextInDays: 4, card: DECLINED_CARD},
  {customer: GRACE, sku: OUT_OF_STOCK, weeks: 4, nextInDays: 3},
  {customer: GRACE, sku: TREATS, weeks: 4, nextInDays: 3},
];

/** The test case that each customer represents. */
export const SUBSCRIBERS: Readonly<Record<string, string>> = {
  [ADA]: 'Two subscriptions in one delivery, and a year of orders',
  'marcus.oyelaran@example.com': 'Orders, but no subscription',
  'june.park@example.com': 'A new customer: no orders, no subscription',
  [ROSA]: 'Three subscriptions on one day, at different frequencies',
  [PETER]: 'A paused subscription',
  [LENA]: 'A canceled subscription, and none that is live',
  [OMAR]: 'A card that will be declined',
  [GRACE]: 'One item of the next delivery is out of stock',
};
