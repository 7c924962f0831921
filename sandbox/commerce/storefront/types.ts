import type {GraphQLResolveInfo} from 'graphql';
import type {SandboxContext} from '../../context';
import type {World} from '../../world/types';
import type {Catalog} from '../catalog/types';

/** The context of all resolvers. There is one per GraphQL request. */
export interface StorefrontRequest {
  sandbox: SandboxContext;
  catalog: Catalog;
  /** The seed's menus, pages, policies, blogs, ... */
  world: World;
  /** Loads the node of a gid of any type, or returns `null`. */
  loadNode(id: string): unknown;
  /** The API version of the request, for instance `2026-10`. */
  version: string;
  /** From `@inContext`. */
  country: string;
  language: string;
  buyerIp: string | null;
}

/** A field resolver. The `never` defaults let each resolver declare its own source and argument types. */
export type Resolver<Source = never, Args = never> = (
  source: Source,
  args: Args,
  request: StorefrontRequest,
  info: GraphQLResolveInfo,
) => unknown;

/** Type name -> field name -> resolver. Fields without a resolver are read from the source; `undefined` is an error. */
export type ResolverMap = Record<string, Record<string, Resolver>>;

/**
 * Gid type (`Product`) -> loader of a node by gid, which returns `null` for unknown ones. The node is a source for its
 * type's resolvers. If its `id` doesn't reveal the type, it has a `__typename`.
 */
export type NodeResolvers = Record<string, (id: string, request: StorefrontRequest) => unknown>;
