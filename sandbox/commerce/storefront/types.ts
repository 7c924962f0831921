import type {GraphQLResolveInfo} from 'graphql';
import type {SandboxContext} from '../../context';
import type {World} from '../../world/types';
import type {Catalog} from '../catalog/types';

/** What every resolver is given: one per GraphQL request. */
export interface StorefrontRequest {
  sandbox: SandboxContext;
  catalog: Catalog;
  /** The seed's menus, pages, policies, blogs, ... */
  world: World;
  /** Whatever a gid stands for, of any family; `null` when it stands for nothing. */
  loadNode(id: string): unknown;
  /** The version that is executed, for instance `2026-10`. */
  version: string;
  /** What `@inContext` asked for. */
  country: string;
  language: string;
  buyerIp: string | null;
}

/** A field's resolver. `never` lets each resolver state its own source and arguments. */
export type Resolver<Source = never, Args = never> = (
  source: Source,
  args: Args,
  request: StorefrontRequest,
  info: GraphQLResolveInfo,
) => unknown;

/** Type name -> field name -> resolver. A field without one is read off the source; `undefined` there is an error. */
export type ResolverMap = Record<string, Record<string, Resolver>>;

/**
 * Gid type (`Product`) -> what loads the thing with that gid, `null` when there is none. The result is the source that
 * the type's resolvers expect; where its `id` does not tell the type it carries `__typename`.
 */
export type NodeResolvers = Record<string, (id: string, request: StorefrontRequest) => unknown>;
