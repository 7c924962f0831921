import type {Session} from '~/domains/session/session';
import type {PlannedFood} from '~/domains/staff-access/planned-food';
import {heavierMonths, monthOverQuota, ordersMore} from '~/domains/staff-access/planned-food';
import {
  readPlannedFood,
  weighPlannedFood,
  type PlannedFoodContext,
} from '~/domains/staff-access/read-planned-food.server';
import {mayBuyPrescription} from '~/domains/staff-access/read-purchase-rules.server';
import type {Needs} from '~/platform/needs';
import {addDays, today} from '../parts/day';
import {FIRST_DAY_AHEAD} from '../parts/limits';
import type {AutoshipForm} from './posted-form';

export type StaffRulesContext = PlannedFoodContext &
  Needs<{request: 'quota'; services: 'catalog'; site: true; visitor: 'session'}>;

export type StaffRuleFailure = 'over-quota' | 'not-eligible' | 'unavailable';

/**
 * Applies the staff program's rules to a change of autoship (STAFF-48, STAFF-49): it must not take a month over the
 * quota, or order prescription food for an account that isn't eligible. Returns `null` if the change may be made. One
 * that reduces may always be made, even if the quota or the weights can't be read (STAFF-57, STAFF-60).
 */
export async function checkStaffRules(
  context: StaffRulesContext,
  customer: Session,
  form: AutoshipForm,
): Promise<StaffRuleFailure | null> {
  const {features} = context.site;
  if (!features.quota && !features.prescriptionGroups) return null;
  if (!canOrderMore(form)) return null;
  const [food, quota] = await Promise.all([
    readPlannedFood(context, customer),
    context.request.quota(),
  ]);
  if (!food) return 'unavailable';
  const skipped =
    form.intent === 'unskip'
      ? await readSkipped(context, customer, form.deliveryId)
      : NOTHING_SKIPPED;
  if (!skipped) return 'unavailable';
  const plans = possiblePlans(food, form, skipped);
  if (!mayBuyPrescription(context)) {
    const ordered = plans.flatMap((plan) => orderedVariants(plan, food));
    const isPrescription = await hasPrescription(context, ordered);
    if (isPrescription !== false) return isPrescription ? 'not-eligible' : 'unavailable';
  }
  if (!quota || !plans.some((after) => ordersMore({before: food, after}))) return null;
  const [before, ...weighed] = await Promise.all(
    [food, ...plans].map((plan) => weighPlannedFood(context, plan)),
  );
  const known = weighed.filter((after) => after !== null);
  if (!before || known.length < plans.length) return 'unavailable';
  if (quota === 'unknown') {
    return known.some((after) => heavierMonths({before, after}).length > 0) ? 'unavailable' : null;
  }
  return known.some((after) => monthOverQuota(quota, {before, after})) ? 'over-quota' : null;
}

/** All other changes order less, or the same amount later. */
function canOrderMore(form: AutoshipForm): boolean {
  if (form.intent === 'pause') return form.until !== null;
  return !['skip', 'remove', 'skip-item', 'address', 'cancel'].includes(form.intent);
}

type PlannedDelivery = PlannedFood['deliveries'][number];

/**
 * The plans that can follow from the change. A subscription that is resumed without a day begins tomorrow, or the day
 * after if tomorrow's deliveries are locked, and at the end of a month these days count toward different quotas.
 */
function possiblePlans(
  food: PlannedFood,
  form: AutoshipForm,
  skipped: SkippedDelivery,
): PlannedFood[] {
  if (form.intent !== 'resume' && form.intent !== 'restart') {
    return [applyForm(food, form, skipped)];
  }
  const days =
    form.day === undefined
      ? [1, FIRST_DAY_AHEAD].map((ahead) => addDays(today(), ahead))
      : [form.day];
  return days.map((day) => planNext(food, form.subscriptionId, day));
}

function applyForm(food: PlannedFood, form: AutoshipForm, skipped: SkippedDelivery): PlannedFood {
  switch (form.intent) {
    case 'move':
      return moveDelivery(food, form.deliveryId, form.day);
    case 'send':
    case 'retry':
      return moveDelivery(food, form.deliveryId, today());
    case 'add': {
      const {variantId, quantity} = form;
      return mapDeliveries(food, (delivery) =>
        delivery.id === form.deliveryId
          ? {
              ...delivery,
              items: [...delivery.items, {subscriptionId: null, variantId, quantity}],
            }
          : delivery,
      );
    }
    case 'edit': {
      const {subscriptionId: id, shown, weeks} = form;
      /* Only values that the customer changed are sent. */
      const edited = {
        ...(form.quantity !== shown.quantity && {quantity: form.quantity}),
        ...(form.variantId !== shown.variantId && {variantId: form.variantId}),
      };
      const deliveries = mapDeliveries(food, (delivery) => ({
        ...delivery,
        items: delivery.items.map((item) =>
          item.subscriptionId === id ? {...item, ...edited} : item,
        ),
      }));
      return {
        ...deliveries,
        subscriptions: food.subscriptions.map((subscription) =>
          subscription.id === id
            ? {
                ...subscription,
                ...edited,
                ...(weeks !== shown.weeks && {frequency: {days: weeks * 7}}),
              }
            : subscription,
        ),
      };
    }
    case 'unskip-item':
      return planNext(food, form.subscriptionId, form.day);
    case 'pause':
      return form.until === null ? food : planNext(food, form.subscriptionId, form.until);
    case 'unskip': {
      const {day, items} = skipped;
      const planned = items.reduce(
        (changed, {subscriptionId}) =>
          subscriptionId === null ? changed : planNext(changed, subscriptionId, day),
        food,
      );
      const once = items.filter(({subscriptionId}) => subscriptionId === null);
      return {
        ...planned,
        deliveries: [...planned.deliveries, {id: 'once', day, retryOn: null, items: once}],
      };
    }
    default:
      return food;
  }
}

function mapDeliveries(
  food: PlannedFood,
  change: (delivery: PlannedDelivery) => PlannedDelivery,
): PlannedFood {
  return {...food, deliveries: food.deliveries.map(change)};
}

function moveDelivery(food: PlannedFood, id: string, day: string): PlannedFood {
  return mapDeliveries(food, (delivery) =>
    delivery.id === id ? {...delivery, day, retryOn: null} : delivery,
  );
}

/** Makes `day` the next delivery of a live subscription. */
function planNext(food: PlannedFood, subscriptionId: string, day: string): PlannedFood {
  const subscription = food.subscriptions.find(({id}) => id === subscriptionId);
  if (!subscription) return food;
  const {variantId, quantity} = subscription;
  const others = mapDeliveries(food, (delivery) => ({
    ...delivery,
    items: delivery.items.filter((item) => item.subscriptionId !== subscriptionId),
  }));
  const items = [{subscriptionId, variantId, quantity}];
  return {
    deliveries: [...others.deliveries, {id: 'new', day, retryOn: null, items}],
    subscriptions: food.subscriptions.map((each) =>
      each === subscription ? {...each, status: 'active' as const} : each,
    ),
  };
}

type SkippedDelivery = Pick<PlannedDelivery, 'day' | 'items'>;

const NOTHING_SKIPPED: SkippedDelivery = {day: '', items: []};

/** `null` if the provider couldn't be read. */
async function readSkipped(
  {services: {subscriptions}}: Needs<{services: 'subscriptions'}>,
  {customerId}: Session,
  deliveryId: string,
): Promise<SkippedDelivery | null> {
  const past = await subscriptions.pastDeliveries(customerId);
  if (!past.ok) return null;
  return past.value.find(({id}) => id === deliveryId) ?? NOTHING_SKIPPED;
}

/**
 * The variants that the changed plan orders more of, in the planned deliveries or in those that follow at each interval.
 * Dates don't count: the same delivery on an earlier day isn't more food.
 */
function orderedVariants(changed: PlannedFood, before: PlannedFood): string[] {
  const count = (food: PlannedFood, variantId: string) =>
    food.deliveries
      .flatMap(({items}) => items)
      .reduce((sum, item) => (item.variantId === variantId ? sum + item.quantity : sum), 0);
  const variants = new Set(
    changed.deliveries.flatMap(({items}) => items.map(({variantId}) => variantId)),
  );
  const raised = changed.subscriptions.filter((subscription) => {
    const current = before.subscriptions.find(({id}) => id === subscription.id);
    return current && perDay(subscription) > perDay(current);
  });
  return [
    ...[...variants].filter((id) => count(changed, id) > count(before, id)),
    ...raised.map(({variantId}) => variantId),
  ];
}

function perDay({quantity, frequency}: PlannedFood['subscriptions'][number]): number {
  return quantity / frequency.days;
}

/** `null` if the catalog couldn't be read. */
async function hasPrescription(
  {services: {catalog}}: Needs<{services: 'catalog'}>,
  variantIds: readonly string[],
): Promise<boolean | null> {
  if (variantIds.length === 0) return false;
  const products = await catalog.productsOfVariants(variantIds);
  return products.ok ? products.value.some(({isPrescription}) => isPrescription) : null;
}
