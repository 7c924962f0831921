import {describe, expect, it} from 'vitest';
import type {OrderDetail} from '~/domains/account/order';
import {MAKER_LABEL, orderChanges} from '~/domains/account/order-changes';
import {OrderPage, type OrderAnswer} from '~/domains/account/order-page';
import {RETURN_TERMS} from '~/domains/content/return-terms';
import {renderPage} from '~tests/support/render-page';
import {lineOf, orderOf} from '~tests/unit/domains/account/builders';

const FOOD = lineOf({title: 'Country Table'});
const BOWL = lineOf({title: 'Stainless Steel Bowl', variantTitle: '4 cups', isDropship: true});

const ARRIVED = '2026-11-04T18:00:00Z';
const ORDER = {
  ...orderOf(FOOD, BOWL),
  timeline: [{step: 'delivered' as const, isReached: true, at: ARRIVED}],
};

/** The order's page this long after its delivery. */
async function render(
  days: number,
  answer?: OrderAnswer,
  order: OrderDetail = ORDER,
): Promise<string> {
  const now = Date.parse(ARRIVED) + days * 24 * 60 * 60 * 1000;
  const element = (
    <OrderPage
      order={order}
      answer={answer}
      nextTimes={{}}
      changes={orderChanges(order, now)}
      arrival={null}
      done={null}
    />
  );
  const {html} = await renderPage([{path: '*', element}], '/account');
  return html;
}

/** The label and the description of each checkbox of the return form. */
const offered = (html: string) =>
  [...html.matchAll(/<input[^>]*name="line-\d+"[^]*?<\/div>[^]*?<\/div>/g)].map(([part]) =>
    part
      .replaceAll(/<[^>]*>/g, '|')
      .split('|')
      .filter(Boolean),
  );

describe('the return form', () => {
  it('ACCT-33a ACCT-33c says for each item how long it can be returned, and who sends the label', async () => {
    const html = await render(30);
    expect(offered(html)).toEqual([
      ['Country Table, 15 lb', RETURN_TERMS.own],
      ['Stainless Steel Bowl, 4 cups', RETURN_TERMS.maker],
    ]);
    expect(html).toContain(MAKER_LABEL);
  });

  it('ACCT-33a ACCT-33c leaves out the maker’s item and label once its time is over', async () => {
    const html = await render(31);
    expect(offered(html)).toEqual([['Country Table, 15 lb', RETURN_TERMS.own]]);
    expect(html).not.toContain(MAKER_LABEL);
  });

  it('ACCT-90 asks how many units of a line with several, all unless chosen otherwise', async () => {
    const lines = [{index: 1, quantity: 2}];
    const returns = {values: {}, errors: {}, problem: null, lines};
    const shipped = {
      ...orderOf(FOOD, lineOf({title: 'Hearts', quantity: 3})),
      status: 'shipped' as const,
    };
    const choices = async (answer?: OrderAnswer) =>
      [
        ...(await render(0, answer, shipped)).matchAll(
          /<select[^>]*name="(quantity-\d)".*?<\/select>/gs,
        ),
      ].map(([select, name]) => [
        name,
        [...select.matchAll(/<option( selected="")?>(\d)/g)].map(([, isSelected, text]) =>
          isSelected ? `[${text}]` : text,
        ),
      ]);
    expect(await choices()).toEqual([['quantity-1', ['1', '2', '[3]']]]);
    expect(await choices({returns})).toEqual([['quantity-1', ['1', '[2]', '3']]]);
  });

  it('ACCT-33b is replaced by the reason once nothing can be returned', async () => {
    const problem = 'Nothing in this order can be returned here anymore.';
    const returns = {values: {reason: 'other', note: ''}, errors: {}, problem, lines: []};
    const html = await render(91, {returns});
    expect(offered(html)).toEqual([]);
    expect(html).toContain(problem);
    expect(await render(91)).not.toContain('Your request wasn’t sent');
  });
});
