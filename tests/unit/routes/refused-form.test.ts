import {createMemoryRouter, type ShouldRevalidateFunction} from 'react-router-dom';
import {expect, it, vi} from 'vitest';
import * as root from '~/root';
import * as addressBook from '~/routes/account.address-book';
import * as order from '~/routes/account.order';
import * as autoships from '~/routes/account.autoships';

/** Posts a form that is refused with this status, in a router with the settings of Remix's. */
async function submit(
  status: number,
  shouldRevalidate?: ShouldRevalidateFunction,
  fields: Record<string, string> = {},
) {
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  const loader = vi.fn(() => null);
  const rootLoader = vi.fn(() => null);
  const page = {
    path: 'page',
    loader,
    action: () => Response.json('refused', {status}),
    ...(shouldRevalidate && {shouldRevalidate}),
  };
  const shop = {id: 'root', path: '/', loader: rootLoader, children: [page]};
  const router = createMemoryRouter([{...shop, shouldRevalidate: root.shouldRevalidate}], {
    initialEntries: ['/page'],
    future: {v7_skipActionErrorRevalidation: true},
    hydrationData: {loaderData: {root: null, '0-0': null}},
  });
  await router.navigate('/page', {formMethod: 'post', formData});
  expect(Object.values(router.state.actionData ?? {})).toEqual(['refused']);
  return {page: loader.mock.calls.length, root: rootLoader.mock.calls.length};
}

it.each([404, 422, 503])('a page keeps its data after a form refused with %i', async (status) => {
  expect(await submit(status)).toEqual({page: 0, root: 0});
});

it.each([404, 422, 503])(
  'AUTO-31 the autoship page loads its data again after a form refused with %i',
  async (status) => {
    expect(await submit(status, autoships.shouldRevalidate)).toEqual({page: 1, root: 0});
  },
);

it.each([422, 503])(
  'ACCT-29 the order page loads its data again after a form refused with %i',
  async (status) => {
    expect(await submit(status, order.shouldRevalidate)).toEqual({page: 1, root: 0});
  },
);

it.each([
  {intent: 'default', loads: 1},
  {intent: 'delete', loads: 0},
  {intent: 'save', loads: 0},
])(
  'ACCT-32 the address book loads its data again $loads times after a refused “$intent”',
  async ({intent, loads}) => {
    const {page} = await submit(404, addressBook.shouldRevalidate, {intent});
    expect(page).toBe(loads);
  },
);
