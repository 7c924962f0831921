import {useSite} from '~/domains/session/site-context';
import {builtInPage} from '~/domains/content/built-in-pages';
import {ContentPageBody} from './content-page';
import type {ContentPageView} from './content-page.server';

/**
 * What is not there, and what went wrong (ROUTE-52 to ROUTE-57): the message, and the content page of the slug `error`.
 * Without one, as when the page broke in the browser, the built-in page stands there.
 */
export function NotFoundPage({path, view}: {path: string; view: ContentPageView | null}) {
  const site = useSite();
  const page = view?.page ?? builtInPage('error', site);
  return (
    <div className="page-column flex flex-col gap-6 py-8 md:py-12">
      <h1 className="text-heading-m break-words">{`Page Not Found ${path}`}</h1>
      {page && <ContentPageBody view={{page, cards: view?.cards ?? {}}} isPart />}
    </div>
  );
}
