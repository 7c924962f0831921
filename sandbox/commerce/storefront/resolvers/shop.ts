import type {PolicyKind, WorldPolicy} from '../../../world/types';
import {publicApiVersions} from '../schemas';
import type {Resolver, ResolverMap, StorefrontRequest} from '../types';
import {mediaImage} from './image';
import {metafieldFields} from './metafield';

/** A source without data: resolvers read the shop from the world. */
const SHOP = {__typename: 'Shop'};

const policy =
  (kind: PolicyKind): Resolver =>
  (_shop, _args, {world}) =>
    world.policies.find((one) => one.kind === kind) ?? null;

const fromShop =
  (read: (request: StorefrontRequest) => unknown): Resolver =>
  (_shop, _args, request) =>
    read(request);

const alwaysNull: Resolver = () => null;

/** Accepted payments: cards through the bogus gateway, in one currency. */
const paymentSettings = fromShop(({world, sandbox}) => ({
  acceptedCardBrands: world.shop.acceptedCardBrands,
  cardVaultUrl: `${sandbox.origin}/checkout`,
  countryCode: world.shop.countryCode,
  currencyCode: world.shop.currencyCode,
  enabledPresentmentCurrencies: [world.shop.currencyCode],
  shopifyPaymentsAccountId: null,
  supportedDigitalWallets: [],
}));

export const shopResolvers: ResolverMap = {
  QueryRoot: {
    shop: () => SHOP,
    paymentSettings,
    publicApiVersions: () => publicApiVersions(),
  },
  Shop: {
    ...metafieldFields((_shop: unknown, {world, sandbox}) => ({
      id: world.shop.id,
      createdAt: sandbox.clock.now().toISOString(),
      updatedAt: sandbox.clock.now().toISOString(),
      metafields: world.shop.metafields,
      resource: SHOP,
    })),
    id: fromShop(({world}) => world.shop.id),
    name: fromShop(({world}) => world.shop.name),
    description: fromShop(({world}) => world.shop.description),
    moneyFormat: fromShop(({world}) => world.shop.moneyFormat),
    shipsToCountries: fromShop(({world}) => world.shop.shipsToCountries),
    paymentSettings,
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
    customerAccountTranslations: alwaysNull,
    customerAccountUrl: alwaysNull,
    shopPayInstallmentsPricing: alwaysNull,
    socialLoginProviders: () => [],
    contactInformation: policy('contactInformation'),
    legalNotice: alwaysNull,
    privacyPolicy: policy('privacyPolicy'),
    refundPolicy: policy('refundPolicy'),
    shippingPolicy: policy('shippingPolicy'),
    subscriptionPolicy: policy('subscriptionPolicy'),
    termsOfSale: alwaysNull,
    termsOfService: policy('termsOfService'),
  },
  ShopPolicy: {url: policyUrl},
  ShopPolicyWithDefault: {url: policyUrl},
};

function policyUrl({handle}: WorldPolicy, _args: unknown, {sandbox}: StorefrontRequest): string {
  return `${sandbox.origin}/policies/${handle}`;
}
