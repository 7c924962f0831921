import {expect, it} from 'vitest';
import {CancelSubscription} from '~/domains/autoship/page/cancel-subscription';
import {renderPage} from '~tests/support/render-page';
import {NEXT, subscriptionOf} from '~tests/unit/domains/autoship/builders';

const NO_MORE = 'You won’t get any more deliveries or charges.';
const LOCKED = {...NEXT, isLocked: true};

it.each([
  ['can be changed', NEXT, NO_MORE],
  ['isn’t planned', null, NO_MORE],
  ['is being packed', LOCKED, 'The delivery that ships on Tuesday, December 1 is already being'],
  [
    'waits for stock',
    {...LOCKED, isOutOfStock: true},
    'Out of stock right now. The last delivery ships as soon as it’s back.',
  ],
])(
  'AUTO-140 before a subscription whose next delivery %s is canceled, the page says what is still sent',
  async (_what, next, text) => {
    const element = <CancelSubscription subscription={subscriptionOf({next})} />;
    const {html} = await renderPage([{path: '*', element}], '/account/autoships');
    const shown = html.replaceAll('<!-- -->', '');
    expect(shown).toContain(text);
    expect(shown.includes(NO_MORE)).toBe(text === NO_MORE);
    expect(shown.includes('December 1')).toBe(text.includes('December 1'));
  },
);
