import type {ReactElement} from 'react';
import {expect, it} from 'vitest';
import {OrderLines} from '~/domains/account/orders/order-lines';
import {AutoshipsPage} from '~/domains/autoship/autoships-page';
import {NextDelivery} from '~/domains/autoship/next-delivery';
import {OnAutoshipNote} from '~/domains/autoship/parts/on-autoship-note';
import {renderPage} from '~tests/support/render-page';
import {deliveryOf, subscriptionOf} from '~tests/unit/domains/autoship/builders';
import {lineOf} from '~tests/unit/domains/account/builders';

const DELIVERY = deliveryOf();
const LINE = lineOf({});

const AUTOSHIPS = (
  <AutoshipsPage
    text={null}
    view={{kind: 'list', done: null}}
    autoships={{deliveries: [DELIVERY], subscriptions: [subscriptionOf()]}}
    past={[]}
    book={null}
    onceChoices={[]}
    answer={undefined}
  />
);

it.each<[string, ReactElement, string[]]>([
  ['autoship page', AUTOSHIPS, ['Next shipment', 'Ships next on Tuesday, December 1.']],
  [
    'dashboard',
    <NextDelivery next={{kind: 'delivery', delivery: DELIVERY}} />,
    ['Your next shipment'],
  ],
  [
    'product page',
    <OnAutoshipNote next="on Tuesday, December 1" />,
    ['It ships next on Tuesday, December 1.'],
  ],
  [
    'order page',
    <OrderLines
      lines={[LINE]}
      nextTimes={{[LINE.merchandiseId ?? '']: 'on Tuesday, December 1'}}
    />,
    ['Ships next on Tuesday, December 1.'],
  ],
])(
  'HOUSE-90 the %s says that the next autoship delivery ships on its day',
  async (_page, element, texts) => {
    const {html} = await renderPage([{path: '*', element}], '/account');
    const shown = html.replaceAll(/<!-- -->|<[^>]*>/g, '');
    for (const text of texts) expect(shown).toContain(text);
    expect(shown).not.toMatch(/next deliver|(?<!ships )next on/i);
  },
);
