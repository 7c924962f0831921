import {expect, it} from 'vitest';
import type {Done} from '~/domains/autoship/autoship-paths';
import type {SubscriptionView} from '~/domains/autoship/parts/autoship-view';
import {Undo} from '~/domains/autoship/page/undo';
import {renderPage} from '~tests/support/render-page';
import {NEXT, subscriptionOf} from '~tests/unit/domains/autoship/builders';
import {attribute, tagsOf} from '../ui/render';

const DAY = '2026-12-01';
const CANCELED = {status: 'canceled', canceled: {at: '', reason: null}} as const;

/** The fields of the form behind Undo. */
async function undoOf(done: Pick<Done, 'change' | 'was'>, subscription: Partial<SubscriptionView>) {
  const view = {deliveries: [], subscriptions: [subscriptionOf(subscription)]};
  const element = <Undo done={{...done, id: 'sub-1'}} view={view} />;
  const {html} = await renderPage([{path: '*', element}], '/account/autoships');
  const fields = tagsOf(html, 'input').map((tag) => [
    attribute(tag, 'name'),
    attribute(tag, 'value'),
  ]);
  return Object.fromEntries(fields) as Record<string, string>;
}

it.each<[Done['change'], string | null, Partial<SubscriptionView>, object]>([
  ['paused', DAY, {status: 'paused', next: null}, {intent: 'resume', day: DAY}],
  ['paused', null, {status: 'paused', next: null}, {}],
  ['paused', DAY, {status: 'active'}, {}],
  ['canceled', DAY, {...CANCELED, next: null}, {intent: 'restart', day: DAY}],
  ['canceled', null, {...CANCELED, next: null}, {}],
  ['canceled', DAY, {status: 'active'}, {}],
  ['canceled', DAY, {...CANCELED, next: {...NEXT, day: DAY, isLocked: true}}, {intent: 'restart'}],
])(
  'AUTO-40 Undo of a subscription that was %s, with the earlier day %s, in the state %o sends %o',
  async (change, was, subscription, fields) => {
    const isOffered = Object.keys(fields).length > 0;
    expect(await undoOf({change, was}, subscription)).toEqual(
      isOffered ? {subscriptionId: 'sub-1', ...fields} : {},
    );
  },
);

it.each([
  ['1.3.4', {variantId: 'gid://shopify/ProductVariant/1', quantity: '3', weeks: '4'}],
  ['1.2.0', null],
  ['1.2.7', null],
  ['1.8.4', null],
])('AUTO-130 Undo of an edit whose earlier values were %s sends %o', async (was, values) => {
  const fields = values && {intent: 'edit', subscriptionId: 'sub-1', ...values, shown: '1.2.4'};
  expect(await undoOf({change: 'edited', was}, {})).toEqual(fields ?? {});
});
