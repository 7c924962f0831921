import type {WorldMenuItem, WorldUrlRedirect} from '../../../world/types';
import {filterByQuery} from '../content-query';
import {connection, type ConnectionArgs} from '../connection';
import type {ResolverMap} from '../types';

export const navigationResolvers: ResolverMap = {
  QueryRoot: {
    menu: (_root, {handle}: {handle: string}, {world}) =>
      world.menus.find((menu) => menu.handle === handle) ?? null,
    urlRedirects: (_root, {query, ...args}: ConnectionArgs & {query?: string | null}, {world}) => {
      const found = filterByQuery(
        world.urlRedirects,
        query,
        ({path, target}: WorldUrlRedirect) => ({
          text: `${path} ${target}`,
          fields: {path, target},
        }),
      );
      return connection(found, args, ({id}) => id);
    },
  },
  MenuItem: {
    url: ({path}: WorldMenuItem, _args, {sandbox}) => new URL(path, sandbox.origin).href,
  },
};
