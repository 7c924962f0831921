import {describe, expect, it} from 'vitest';
import {ADA, adminApp, type AdminAnswer} from './admin-app';

const CUSTOMER = `{customer(id: "${ADA}") {firstName}}`;

describe('Admin API endpoint', () => {
  it.each([
    ['none', ''],
    ['a wrong one', 'shpat_nonsense'],
    ['the Storefront API’s', 'sandbox-public-token'],
  ])("SAND-37a responds 401 with Shopify's message to a token that is %s", async (_what, token) => {
    const response = await adminApp().postAdmin(
      JSON.stringify({query: CUSTOMER}),
      '2026-10',
      token,
    );
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      errors: '[API] Invalid API key or access token (unrecognized login or wrong password)',
    });
  });

  it.each([
    ['2026-01', 200, '2026-01'],
    ['2026-10', 200, '2026-10'],
    ['2025-04', 200, '2026-01'],
    ['2027-01', 404, null],
    ['newest', 404, null],
  ])('SAND-01b SAND-01c responds to version %s with %i', async (version, status, served) => {
    const response = await adminApp().postAdmin(JSON.stringify({query: CUSTOMER}), version);
    expect(response.status).toBe(status);
    expect(response.headers.get('X-Shopify-API-Version')).toBe(served);
  });

  it('SAND-01a uses the schema of the requested version', async () => {
    const {postAdmin} = adminApp();
    const ask = async (version: string) => {
      const query = '{order(id: "gid://shopify/Order/1001") {cartToken}}';
      const response = await postAdmin(JSON.stringify({query}), version);
      const answer = await response.json<AdminAnswer>();
      return answer.errors?.[0]?.message;
    };
    expect(await ask('2026-10')).toBeUndefined();
    expect(await ask('2026-01')).toBe("Field 'cartToken' doesn't exist on type 'Order'");
  });

  it("SAND-03 responds to an invalid document with 200 and Shopify's error format", async () => {
    expect(await adminApp().ask('{customer(id: "x") {shoeSize}}')).toMatchObject({
      errors: [
        {
          message: "Field 'shoeSize' doesn't exist on type 'Customer'",
          extensions: {code: 'undefinedField', typeName: 'Customer', fieldName: 'shoeSize'},
        },
      ],
    });
  });

  it.each([
    ['a type', `{customer(id: "${ADA}") {image {url}}}`, 'Customer.image'],
    ['a root', '{products(first: 1) {nodes {id}}}', 'QueryRoot.products'],
    [
      'a mutation',
      'mutation {customerCreate(input: {email: "a@example.com"}) {userErrors {message}}}',
      'Mutation.customerCreate',
    ],
    [
      'an input',
      `mutation {customerUpdate(input: {id: "${ADA}", note: "x"}) {userErrors {message}}}`,
      'CustomerInput.note',
    ],
  ])(
    'SAND-04 returns an error for a field of %s without a resolver',
    async (_what, query, place) => {
      expect(await adminApp().ask(query)).toMatchObject({
        errors: [
          {
            message: `${place} is not resolved by the sandbox`,
            extensions: {code: 'NOT_RESOLVED_BY_SANDBOX'},
          },
        ],
      });
    },
  );

  it('SAND-37b reports the cost by objects and page size, and the remaining budget', async () => {
    const {ask, passDays} = adminApp();
    const levels = async (query: string) => {
      const {extensions} = await ask(query);
      return [
        extensions?.cost.requestedQueryCost,
        extensions?.cost.actualQueryCost,
        extensions?.cost.throttleStatus.currentlyAvailable,
      ];
    };
    expect(await levels(CUSTOMER)).toEqual([1, 1, 1999]);
    // The order and the list cost 1 each, and each of 20 nodes 1.
    const lines = '{order(id: "gid://shopify/Order/1001") {lineItems(first: 20) {nodes {title}}}}';
    expect(await levels(lines)).toEqual([22, 22, 1977]);
    const update = `mutation {customerUpdate(input: {id: "${ADA}"}) {userErrors {message}}}`;
    expect(await levels(update)).toEqual([12, 12, 1965]);
    passDays(1);
    expect(await levels(CUSTOMER)).toEqual([1, 1, 1999]);
  });

  it('SAND-20 SAND-37c is throttled like Shopify: 200 without data, with a code and the cost', async () => {
    const {sandbox, postAdmin, ask} = adminApp();
    sandbox.faults.add({service: 'commerce', kind: 'throttle', match: '/admin/api'});
    const response = await postAdmin(JSON.stringify({query: CUSTOMER}));
    expect(response.status).toBe(200);
    const answer = await response.json<AdminAnswer>();
    expect(answer).not.toHaveProperty('data');
    expect(answer).toMatchObject({
      errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}],
      extensions: {
        cost: {
          requestedQueryCost: 1,
          actualQueryCost: null,
          throttleStatus: {maximumAvailable: 2000, currentlyAvailable: 2000, restoreRate: 100},
        },
      },
    });
    sandbox.faults.clear();
    expect((await ask(CUSTOMER)).data).toEqual({customer: {firstName: 'Ada'}});
  });
});
