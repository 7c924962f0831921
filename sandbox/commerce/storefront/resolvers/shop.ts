import type {PolicyKind, WorldPolicy} from '../../../world/types';
import type {Resolver, ResolverMap, StorefrontRequest} from '../types';
import {mediaImage} from './image';

/** A source without data: resolvers read the shop from the world. */
const SHOP = {__typename: 'Shop'};

const policy =
  (kind: PolicyKind): Resolver =>
  (_shop, _args, {world}) =>
    world.policies.find((item) => item.kind === kind) ?? null;

const fromShop =
  (read: (request: StorefrontRequest) => unknown): Resolver =>
  (_shop, _args, request) =>
    read(request);

export const shopResolvers: ResolverMap = {
  QueryRoot: {
    shop: () => SHOP,
  },
  Shop: {
    id: fromShop(({world}) => world.shop.id),
    name: fromShop(({world}) => world.shop.name),
    description: fromShop(({world}) => world.shop.description),
    primaryDomain: fromShop(({sandbox}) => {
      const {host, protocol} = new URL(sandbox.origin);
      return {host, sslEnabled: protocol === 'https:', url: sandbox.origin};
    }),
    brand: fromShop(({world: {shop}}) => ({
      slogan: shop.brand.slogan,
      shortDescription: shop.brand.shortDescription,
      logo: mediaImage(shop.brand.logo),
      squareLogo: mediaImage(shop.brand.squareLogo),
      coverImage: mediaImage(shop.brand.coverImage),
      colors: shop.brand.colors,
    })),
    privacyPolicy: policy('privacyPolicy'),
    refundPolicy: policy('refundPolicy'),
    shippingPolicy: policy('shippingPolicy'),
    subscriptionPolicy: policy('subscriptionPolicy'),
    termsOfService: policy('termsOfService'),
  },
  ShopPolicy: {url: policyUrl},
};

function policyUrl({handle}: WorldPolicy, _args: unknown, {sandbox}: StorefrontRequest): string {
  return `${sandbox.origin}/policies/${handle}`;
}
