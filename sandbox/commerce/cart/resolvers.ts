import type {NodeResolvers, ResolverMap} from '../storefront/types';
import {createCartService, type CartDeps, type CartService} from './cart-service';
import {codeMutations} from './mutations/codes';
import {createMutation} from './mutations/create';
import {deliveryMutations} from './mutations/delivery';
import {detailMutations} from './mutations/details';
import {lineMutations} from './mutations/lines';
import {metafieldMutations} from './mutations/metafields';
import type {PricedCart} from './pricing';
import {cartResolvers} from './resolvers/cart';
import {deliveryResolvers} from './resolvers/delivery';
import {lineResolvers} from './resolvers/line';

/** The cart resolvers of the Storefront API: `QueryRoot.cart`, every `cart*` mutation and the cart types. */
export function createCartResolvers(deps: CartDeps): ResolverMap {
  const service = createCartService(deps);
  return {
    ...cartResolvers(service),
    ...deliveryResolvers,
    ...lineResolvers,
    QueryRoot: {
      cart: (_root, {id}: {id: string}) => openCart(service, id),
    },
    Mutation: {
      ...createMutation(service),
      ...lineMutations(service),
      ...detailMutations(service),
      ...codeMutations(service),
      ...metafieldMutations(service),
      ...deliveryMutations(service),
    },
  };
}

/** Loads a cart for `node` by its full id, including the key. */
export function createCartNodes(deps: CartDeps): NodeResolvers {
  const service = createCartService(deps);
  return {Cart: (id) => openCart(service, id)};
}

function openCart(service: CartService, id: string): PricedCart | null {
  const cart = service.carts.byId(id);
  return cart && service.price(cart);
}
