import {expect, it} from 'vitest';
import {DeliveryCard} from '~/domains/autoship/page/delivery-card';
import {renderPage} from '~tests/support/render-page';
import {deliveryOf} from '~tests/unit/domains/autoship/builders';

const [ITEM = expect.fail()] = deliveryOf().items;
const SHORT = {...ITEM, id: 'item-2', isOutOfStock: true};

const PACKED = 'Being packed';
const PACKING = 'We’re packing this delivery';
const WAITING = 'You won’t be charged for this delivery before it ships.';
const ALONE = 'It ships as soon as it’s back.';
const REST = 'It ships as soon as it’s back; everything else ships on time.';
const TEXTS = [PACKED, PACKING, WAITING, ALONE, REST, 'Coming up', 'Could be changed until'];

it.each([
  ['one item of two is', true, [ITEM, SHORT], [PACKED, PACKING, REST, 'Could be changed until']],
  ['everything is', true, [SHORT], [WAITING, ALONE]],
  ['everything is', false, [SHORT], [ALONE]],
  ['nothing is', true, [ITEM], [PACKED, PACKING, 'Could be changed until']],
  ['nothing is', false, [ITEM], ['Coming up']],
])(
  'AUTO-45 a delivery of which %s out of stock, locked: %s, says only what is true',
  async (_what, isLocked, items, texts) => {
    const element = <DeliveryCard delivery={deliveryOf({isLocked, items})} onceChoices={[]} />;
    const {html} = await renderPage([{path: '*', element}], '/account/autoships');
    const shown = html.replaceAll('<!-- -->', '');
    expect(TEXTS.filter((text) => shown.includes(text)).sort()).toEqual(texts.sort());
    expect(/>Out of stock</.test(shown)).toBe(texts.includes(ALONE));
  },
);

it.each([
  ['one item of two waits', [ITEM, SHORT], 'Tuesday, December 1'],
  ['everything waits', [SHORT], 'Waiting for stock'],
])(
  'AUTO-61 a delivery of which %s for stock is named by its day or as waiting',
  async (_what, items, name) => {
    const element = <DeliveryCard delivery={deliveryOf({items})} onceChoices={[]} />;
    const {html} = await renderPage([{path: '*', element}], '/account/autoships');
    expect(/<h3.*?<\/h3>/.exec(html)?.[0].replaceAll(/<.*?>/g, '')).toBe(name);
  },
);
