import {expect, it} from 'vitest';
import {ok} from '~/platform/result';
import type {AdminClient} from '~/services/commerce/admin-client.server';
import {findStatusPage} from '~/services/commerce/status-page.server';

const ADA = 'ada@example.com';
const URL = 'https://pay.test/orders/secret';
const node = (name: string, email: string | null) => ({name, email, statusPageUrl: URL});

function adminWith(nodes: ReturnType<typeof node>[]) {
  const queries: unknown[] = [];
  const query = async (_document: string, {variables}: {variables: object}) => {
    queries.push(variables);
    return ok({orders: {nodes}});
  };
  return {admin: {query} as unknown as AdminClient, queries};
}

it.each([
  [[node('#10010', ADA), node('#1001', 'other@example.com'), node('#1001', null)], null],
  [[node('#1001', 'other@example.com'), node('#1001', 'Ada@Example.com')], 'Ada@Example.com'],
  [[node('1001', ADA)], ADA],
  [[node('#1001', null)], null],
])(
  'ACCT-42 accepts no order that Shopify’s search only finds similar: %o',
  async (nodes, expected) => {
    const {admin} = adminWith(nodes);
    const found = await findStatusPage(admin, {orderNumber: '#1001', email: ADA});
    expect(found.ok && (found.value?.email ?? null)).toBe(expected);
  },
);

it('ACCT-41 asks for the number without # and for the email, as phrases', async () => {
  const {admin, queries} = adminWith([]);
  await findStatusPage(admin, {orderNumber: '#MW-7', email: 'a"b\\c@example.com'});
  expect(queries).toEqual([{query: String.raw`name:"MW-7" AND email:"a\"b\\c@example.com"`}]);
});
