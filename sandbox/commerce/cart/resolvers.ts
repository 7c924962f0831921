import type {ResolverMap} from '../storefront/types';
import {createCartService, type CartDeps, type CartService} from './cart-service';
import {codeMutations} from './mutations/codes';
import {createMutation} from './mutations/create';
import {detailMutations} from './mutations/details';
import {lineMutations} from './mutations/lines';
import type {PricedCart} from './pricing';
import {cartResolvers} from './resolvers/cart';
import {lineResolvers} from './resolvers/line';

/** The cart resolvers of the Storefront API: `QueryRoot.cart`, every `cart*` mutation and the cart types. */
export function createCartResolvers(deps: CartDeps): ResolverMap {
  const service = createCartService(deps);
  return {
    ...cartResolvers(service),
    ...lineResolvers,
    QueryRoot: {
      cart: (_root, {id}: {id: string}) => openCart(service, id),
    },
    Mutation: {
      ...createMutation(service),
      ...lineMutations(service),
      ...detailMutations(service),
      ...codeMutations(service),
    },
  };
}

function openCart(service: CartService, id: string): PricedCart | null {
  const cart = service.carts.byId(id);
  return cart && service.price(cart);
}
