import {describe, expect, it} from 'vitest';
import {firstOrderPolicy} from '~/domains/autoship/first-order-policy';
import {lineOf, storedCartOf} from '~tests/support/cart-builders';
import {makeSession} from '~tests/support/session';

const GUEST = null;
const CUSTOMER = makeSession({savedCart: null});
/** Still has the guest cart. */
const UNRESTORED = makeSession();

const SUBSCRIBER = true;
const NEW = false;
const NO_ANSWER = undefined;

const once = lineOf();
const autoship = lineOf({plan: 'plan-4'});

interface Case {
  customer?: ReturnType<typeof makeSession> | null;
  subscriber?: boolean;
  lines?: ReturnType<typeof lineOf>[];
  codes?: string[];
}

function judge({customer = CUSTOMER, subscriber, lines = [autoship], codes = []}: Case) {
  let asked = 0;
  const policy = firstOrderPolicy(() => ({
    customer,
    hasLiveSubscription: () => Promise.resolve((asked++, subscriber)),
  }));
  const discountCodes = codes.map((code) => ({code, applicable: true}));
  return {
    verdict: Promise.resolve(policy(storedCartOf(lines, {discountCodes}))),
    asked: () => asked,
  };
}

const FINE = {kind: 'fine'};
const sets = (codes: string[], code: string) => ({kind: 'codes', codes, notice: {code}});

describe('firstOrderPolicy', () => {
  it.each<[string, Case, object]>([
    ['a new subscriber', {subscriber: NEW}, sets(['AUTO35'], 'first-order-applied')],
    [
      'a new subscriber with another code',
      {subscriber: NEW, codes: ['WELCOME10']},
      sets(['WELCOME10', 'AUTO35'], 'first-order-applied'),
    ],
    [
      'a new subscriber with both kinds of lines',
      {subscriber: NEW, lines: [once, autoship]},
      sets(['AUTO35'], 'first-order-applied'),
    ],
  ])('AUTO-05 firstOrderPolicy applies AUTO35 for %s', async (_who, given, verdict) => {
    expect(await judge(given).verdict).toMatchObject(verdict);
  });

  it.each<[string, Case, object]>([
    ['a customer without autoship in the cart', {lines: [once], subscriber: NEW}, FINE],
    ['a subscriber', {subscriber: SUBSCRIBER}, FINE],
    ['a guest', {customer: GUEST, subscriber: NEW}, FINE],
    ['a customer who still has the guest cart', {customer: UNRESTORED, subscriber: NEW}, FINE],
    [
      'a customer whose last autoship line went',
      {lines: [once], codes: ['WELCOME10', 'AUTO35'], subscriber: NEW},
      sets(['WELCOME10'], 'first-order-over'),
    ],
    [
      'a subscriber who brought the code',
      {subscriber: SUBSCRIBER, codes: ['auto35']},
      sets([], 'first-order-used'),
    ],
    [
      'a guest who brought the code',
      {customer: GUEST, codes: ['AUTO35', 'TREATS5']},
      sets(['TREATS5'], 'first-order-login'),
    ],
    [
      'a guest without autoship in the cart, who needs more than a login',
      {customer: GUEST, lines: [once], codes: ['AUTO35']},
      sets([], 'first-order-over'),
    ],
  ])('AUTO-06 firstOrderPolicy keeps AUTO35 off the cart of %s', async (_who, given, verdict) => {
    expect(await judge(given).verdict).toMatchObject(verdict);
  });

  it.each(['AUTO35', 'auto35'])(
    'firstOrderPolicy leaves a cart that has %s alone',
    async (code) => {
      expect(await judge({subscriber: NEW, codes: [code]}).verdict).toEqual(FINE);
    },
  );

  it('firstOrderPolicy says that it doesn’t know when the provider doesn’t answer, and keeps a checked code', async () => {
    expect(await judge({subscriber: NO_ANSWER}).verdict).toEqual({
      kind: 'fine',
      notice: {code: 'first-order-unknown', tone: 'warning'},
    });
    expect(await judge({subscriber: NO_ANSWER, codes: ['AUTO35']}).verdict).toEqual(FINE);
  });

  it.each<[string, Case]>([
    ['a guest', {customer: GUEST}],
    ['a cart without autoship', {lines: [once], codes: ['AUTO35']}],
  ])('firstOrderPolicy doesn’t ask the provider about %s', async (_what, given) => {
    const {verdict, asked} = judge(given);
    await verdict;
    expect(asked()).toBe(0);
  });
});
