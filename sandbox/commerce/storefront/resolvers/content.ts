import type {WorldArticle, WorldBlog, WorldPage} from '../../../world/types';
import {filterByQuery, type Searchable} from '../content-query';
import {connection, type ConnectionArgs} from '../connection';
import type {Resolver, ResolverMap, StorefrontRequest} from '../types';
import {sortedBy} from './sorting';

interface ListArgs extends ConnectionArgs {
  query?: string | null;
  sortKey: string;
}

interface ByHandleOrId {
  handle?: string | null;
  id?: string | null;
}

export const describePage = (page: WorldPage): Searchable => ({
  text: `${page.title} ${page.bodySummary}`,
  fields: {title: page.title, handle: page.handle, updated_at: page.updatedAt},
});

export const describeArticle = (article: WorldArticle): Searchable => ({
  text: [article.title, article.excerpt, article.content, ...article.tags].join(' '),
  fields: {title: article.title, tag: article.tags, author: article.author.name},
});

const describeBlog = (blog: WorldBlog): Searchable => ({
  text: blog.title,
  fields: {title: blog.title, handle: blog.handle},
});

function list<T extends {id: string}>(
  items: readonly T[],
  {query, sortKey, ...args}: ListArgs,
  describe: (item: T) => Searchable,
  keys: Readonly<Record<string, (item: T) => string>>,
) {
  const found = filterByQuery(items, query, describe);
  const key = keys[sortKey];
  return connection(key ? sortedBy(found, key) : found, args, ({id}) => id);
}

const blogKeys = {
  ID: (blog: WorldBlog) => blog.id,
  HANDLE: (blog: WorldBlog) => blog.handle,
  TITLE: (blog: WorldBlog) => blog.title,
};

const articleKeys = (request: StorefrontRequest) => ({
  ID: (article: WorldArticle) => article.id,
  TITLE: (article: WorldArticle) => article.title,
  AUTHOR: (article: WorldArticle) => article.author.name,
  PUBLISHED_AT: (article: WorldArticle) => article.publishedAt,
  UPDATED_AT: (article: WorldArticle) => article.publishedAt,
  BLOG_TITLE: (article: WorldArticle) => blogOf(article, request)?.title ?? '',
});

export function articlesOf({world}: StorefrontRequest): WorldArticle[] {
  return world.blogs.flatMap((blog) => blog.articles);
}

function blogOf({blogId}: WorldArticle, {world}: StorefrontRequest): WorldBlog | null {
  return byId(world.blogs, blogId);
}

/** Date of the latest article. A blog without articles counts as just updated. */
export function blogUpdatedAt({articles}: WorldBlog, {sandbox}: StorefrontRequest): string {
  return (
    articles
      .map(({publishedAt}) => publishedAt)
      .sort()
      .at(-1) ?? sandbox.clock.now().toISOString()
  );
}

function byId<T extends {id: string}>(items: readonly T[], id: string): T | null {
  return items.find((item) => item.id === id) ?? null;
}

function byHandleOrId<T extends {id: string; handle: string}>(
  items: readonly T[],
  {id, handle}: ByHandleOrId,
): T | null {
  return items.find((item) => (id != null ? item.id === id : item.handle === handle)) ?? null;
}

const page: Resolver<unknown, ByHandleOrId> = (_root, args, {world}) =>
  byHandleOrId(world.pages, args);
const blog: Resolver<unknown, ByHandleOrId> = (_root, args, {world}) =>
  byHandleOrId(world.blogs, args);

export const contentResolvers: ResolverMap = {
  QueryRoot: {
    page,
    blog,
    blogs: (_root, args: ListArgs, {world}) => list(world.blogs, args, describeBlog, blogKeys),
  },
  Page: {
    trackingParameters: () => null,
  },
  Blog: {
    articleByHandle: (blog: WorldBlog, {handle}: {handle: string}) =>
      byHandleOrId(blog.articles, {handle}),
    articles: (blog: WorldBlog, args: ListArgs, request) =>
      list(blog.articles, args, describeArticle, articleKeys(request)),
  },
  Article: {
    authorV2: ({author}: WorldArticle) => author,
    blog: (article: WorldArticle, _args, request) => blogOf(article, request),
    trackingParameters: () => null,
  },
};
