/** An order of the past, told by who bought what and when; its money follows from the catalogue and the checkout's rules. */
export interface WorldOrder {
  /** Email of one of the world's customers, who has the address that it goes to. */
  customer: string;
  /** Before the moment of seeding; may be a fraction. */
  daysAgo: number;
  lines: WorldOrderLine[];
  codes?: string[];
  express?: boolean;
  /** Position in the customer's address book. Default the first. */
  address?: number;
  /** Cancelled by the buyer within the hour and paid back whole. */
  cancelled?: boolean;
  /** Its line was paid back a few days after it came. */
  refundedSku?: string;
}

interface WorldOrderLine {
  sku: string;
  quantity?: number;
  /** Bought by autoship, every so many weeks. */
  everyWeeks?: number;
  /** Sold at the price of `sku`, but of a product that is no longer in the catalogue. */
  discontinued?: {title: string; variantTitle: string; sku: string};
}

const ADA = 'ada.whitfield@example.com';
const MARCUS = 'marcus.oyelaran@example.com';

const FOOD = 'MB-DEVC-30';
const TREATS = 'MT-DSBH-PNB-11Z';

/** Ada's dog eats every four weeks; now and then a treat comes along. */
const AUTOSHIPS: WorldOrder[] = [198.1, 170.2, 142.1, 114.3, 86.2, 58.1, 30.2, 2.1].map(
  (daysAgo, index) => ({
    customer: ADA,
    daysAgo,
    codes: index === 0 ? ['AUTO35'] : [],
    lines: [{sku: FOOD, everyWeeks: 4}, ...(index % 3 === 2 ? [{sku: TREATS}] : [])],
  }),
);

/** A year of them: on its way, delivered, just placed, cancelled, paid back in part, and one of a product that is gone. */
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
    cancelled: true,
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
];
