import type {AppLoadContext} from '@shopify/remix-oxygen';

/** The groups of the request's context whose members a function names. */
type Group = 'request' | 'services' | 'visitor' | 'settings';

type Parts = {[Name in Group]?: keyof AppLoadContext[Name]} & {site?: true};

/**
 * The part of the request's context that a function uses: members of groups by name, `site` as a whole. Parts combine
 * with `&`.
 *
 * Domains can't import the context itself, which is built from them; its shape comes from the types of Remix, to which
 * `app/env.d.ts` adds it.
 *
 * @example
 *   function readStock({services, visitor, site}: Needs<{services: 'inventory'; visitor: 'cookies'; site: true}>) {}
 *   type CheckoutContext = CartContext & Needs<{services: 'multipass' | 'identity'}>;
 */
export type Needs<Part extends Parts> = {
  [Name in keyof Part & keyof Parts]: Name extends Group
    ? Pick<AppLoadContext[Name], Part[Name] & keyof AppLoadContext[Name]>
    : AppLoadContext[Name];
};
