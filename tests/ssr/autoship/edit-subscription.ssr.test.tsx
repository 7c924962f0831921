import {expect, it} from 'vitest';
import {postedForm} from '~/domains/autoship/changes/posted-form';
import type {SubscriptionView} from '~/domains/autoship/parts/autoship-view';
import {SubscriptionCard} from '~/domains/autoship/page/subscription-card';
import {renderPage} from '~tests/support/render-page';
import {subscriptionOf} from '~tests/unit/domains/autoship/builders';
import {attribute, tagsOf} from '../ui/render';

/** The form as a browser sends it if nothing is changed in it. */
async function untouchedForm(subscription: SubscriptionView) {
  const element = <SubscriptionCard subscription={subscription} book={[]} />;
  const {html} = await renderPage([{path: '*', element}], '/account/autoships');
  const form = html.split('<form').find((part) => part.includes('value="edit"')) ?? '';
  const hidden = tagsOf(form, 'input').map((tag) => [
    attribute(tag, 'name'),
    attribute(tag, 'value'),
  ]);
  const selects = form.split('<select').slice(1);
  const chosen = selects.map((select) => {
    const options = tagsOf(select.split('</select>')[0] ?? '', 'option');
    const option = options.find((tag) => tag.includes('selected')) ?? options[0] ?? '';
    return [attribute(select, 'name'), attribute(option, 'value')];
  });
  return {form, fields: Object.fromEntries([...hidden, ...chosen]) as Record<string, string>};
}

it.each<[string, Partial<SubscriptionView>, object, string]>([
  [
    'every month',
    {frequency: {every: 1, period: 'month', days: 30}},
    {weeks: 0, quantity: 2},
    'Every month',
  ],
  [
    'every 7 weeks',
    {frequency: {every: 7, period: 'week', days: 49}},
    {weeks: 7, quantity: 2},
    'Every 7 weeks',
  ],
  ['eight at a time', {quantity: 8}, {weeks: 4, quantity: 8}, '8'],
  ['as the shop offers it', {}, {weeks: 4, quantity: 2}, 'Every 4 weeks'],
])(
  'AUTO-130 the form of a subscription that comes %s keeps what isn’t changed in it',
  async (_what, parts, values, text) => {
    const {form, fields} = await untouchedForm(subscriptionOf(parts));
    expect(postedForm.parse(fields)).toMatchObject(values);
    expect(form).toContain(`>${text}</option>`);
  },
);
