import {afterEach, beforeAll, beforeEach, expect, vi} from 'vitest';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {makeAccount, type Account} from '~tests/support/accounts';
import {logInOrThrow, fill, idIn} from './cart-visitor';
import {useOwnSandbox} from '../../support/own-sandbox';
import {savedCartOf} from './saved-cart';
import {openShop, watchShop, type Shop, type Visitor} from './shop';

/** Call once per test file. Each test gets a customer, Noa, who has never logged in. */
export function useCustomer() {
  const {unexpected} = watchShop();
  const sandbox = useOwnSandbox();
  const origin = () => sandbox.origin();
  let control: SandboxControl;
  let shop: Shop;
  let noa: Account;

  beforeAll(() => {
    shop = openShop(origin());
    control = createSandboxControl(origin());
  });
  beforeEach(async () => {
    noa = await makeAccount(origin());
  });
  afterEach(() => {
    vi.useRealTimers();
    expect(unexpected()).toEqual([]);
  });

  async function signedInBrowser(): Promise<Visitor> {
    const visitor = shop.visitor();
    await logInOrThrow(visitor, noa);
    return visitor;
  }

  return {
    origin,
    control: () => control,
    shop: () => shop,
    noa: () => noa,
    signedInBrowser,
    /** The id of her saved cart. */
    savedCart: () => savedCartOf(origin(), noa.email),
    /** The buyer of a cart. */
    aboutBuyer: async (id: string | null) => (await control.cart(id ?? '')).buyerIdentity,

    /** Logs Noa in, adds these lines and logs her out, so that the cart stays saved. Returns its id. */
    saved: async (...lines: Parameters<typeof fill>[1][]): Promise<string> => {
      const visitor = await signedInBrowser();
      await fill(visitor, ...lines);
      const id = idIn(visitor, 'cart');
      await visitor.post('/logout', {});
      if (id === null) throw new Error('no cart was made');
      return id;
    },

    /** Moves the clock past the time for which a session is fresh. */
    later: () => {
      const now = Date.now() + 61_000;
      vi.useFakeTimers({toFake: ['Date']});
      vi.setSystemTime(now);
    },
  };
}
