/** A past order: who bought what and when. The amounts follow from the catalog and the checkout's rules. */
export interface WorldOrder {
  /** Email of one of the world's customers. The order ships to an address of theirs. */
  customer: string;
  /** Days before the time of seeding; may be a fraction. */
  daysAgo: number;
  lines: WorldOrderLine[];
  codes?: string[];
  express?: boolean;
  /** Index in the customer's address book. @default 0 */
  address?: number;
  /** Canceled by the customer within the hour and fully refunded. */
  canceled?: boolean;
  /** The line with this SKU was refunded a few days after delivery. */
  refundedSku?: string;
}

interface WorldOrderLine {
  sku: string;
  quantity?: number;
  /** Weeks between deliveries, for lines bought by autoship. */
  everyWeeks?: number;
  /** A discontinued product, sold at the price of `sku`. */
  discontinued?: {title: string; variantTitle: string; sku: string};
}

const ADA = 'ada.whitfield@example.com';
const MARCUS = 'marcus.oyelaran@example.com';
/** A member of the staff program. */
const NADIA = 'nadia.brooks@example.com';

const FOOD = 'MB-DEVC-30';
const TREATS = 'MT-DSBH-PNB-11Z';

/** Ada's autoships: dog food every four weeks and treats every eight, and once a bowl from its maker. */
const AUTOSHIPS: WorldOrder[] = [198.1, 170.1, 142.1, 114.1, 86.1, 58.1, 30.1, 2.1].map(
  (daysAgo, index) => ({
    customer: ADA,
    daysAgo,
    codes: index === 0 ? ['AUTO35'] : [],
    lines: [
      {sku: FOOD, everyWeeks: 4},
      ...([2, 4, 6].includes(index) ? [{sku: TREATS, quantity: 2, everyWeeks: 8}] : []),
      ...(index === 5 ? [{sku: 'MA-BOWL-4'}] : []),
    ],
  }),
);

/**
 * One year of orders: in transit, delivered, just placed, canceled, partially refunded, and one with a discontinued
 * product.
 */
export const ORDERS: readonly WorldOrder[] = [
  ...AUTOSHIPS,
  {customer: ADA, daysAgo: 341.4, codes: ['WELCOME10'], lines: [{sku: FOOD}, {sku: TREATS}]},
  {
    customer: ADA,
    daysAgo: 304.2,
    lines: [
      {
        sku: 'MT-DMBS-ORG-24Z',
        quantity: 2,
        discontinued: {title: 'Pumpkin Patch Biscuits', variantTitle: '24 oz', sku: 'MT-DPPB-24Z'},
      },
      {sku: 'MB-DHST-CHK-12X128Z'},
    ],
  },
  {
    customer: ADA,
    daysAgo: 231.3,
    codes: ['TREATS5'],
    lines: [{sku: 'MT-DDTW-24Z'}, {sku: 'MT-DRJS-BEF-6Z'}],
  },
  {
    customer: ADA,
    daysAgo: 122.4,
    lines: [{sku: 'MA-BIN-30'}, {sku: 'MA-BOWL-4', quantity: 2}],
    refundedSku: 'MA-BIN-30',
  },
  {
    customer: ADA,
    daysAgo: 75.2,
    lines: [{sku: 'MB-DHST-BEF-12X128Z', quantity: 2}],
    canceled: true,
  },
  {
    customer: ADA,
    daysAgo: 6.3,
    address: 1,
    express: true,
    lines: [{sku: 'MT-DRJS-DCK-11Z'}, {sku: TREATS, quantity: 2}],
  },
  {customer: ADA, daysAgo: 0.1, lines: [{sku: 'MB-DSML-TRK-12X128Z'}, {sku: 'MT-DMBS-ORG-40Z'}]},
  {
    customer: MARCUS,
    daysAgo: 161.2,
    lines: [{sku: 'MB-CIND-7'}, {sku: 'MT-CCRC-CHK-6Z', quantity: 2}],
  },
  {customer: MARCUS, daysAgo: 12.3, express: true, lines: [{sku: 'MB-CIND-15'}]},
  /* 120 lb, the whole quota of the month in which the sandbox is seeded, even if that has only just begun. */
  {customer: NADIA, daysAgo: 0, lines: [{sku: FOOD, quantity: 4}]},
];
