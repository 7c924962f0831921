import {useEffect} from 'react';
import type {Site} from '~/domains/session/site';
import {useSite} from '~/domains/session/site-context';
import {builtInPage} from '~/domains/content/built-in-pages';
import {isPlain} from '~/domains/content/page-blocks';
import {useAnnounce} from '~/ui/announcer';
import {ContentPageBody} from '../content/content-page';
import type {ContentPageView} from '../content/content-page.server';
import {TITLES} from '../page/titles';

/**
 * For a 404 or an unexpected error (ROUTE-52 to ROUTE-57). Without a `view`, for instance after a render error in the
 * browser, it uses the built-in content page.
 */
export function ErrorPage({path, view}: {path: string; view: ContentPageView | null}) {
  const site = useSite();
  useErrorTitle(`${TITLES.error} | ${site.name}`);
  const shown = view ?? builtIn(site);
  return (
    <div className="page-column flex flex-col gap-6 py-8 md:py-12">
      <h1 className="text-heading-m break-words">{`Page Not Found ${path}`}</h1>
      {shown && <ContentPageBody view={shown} isPart />}
    </div>
  );
}

/** Without carousels, because the browser has no products for them. */
function builtIn(site: Site): Pick<ContentPageView, 'title' | 'blocks'> | null {
  const page = builtInPage('error', site);
  return page && {...page, blocks: page.blocks.filter(isPlain)};
}

/** After a render error in the browser the document still has the title of the page that failed (ERR-62). */
function useErrorTitle(errorTitle: string): void {
  const announce = useAnnounce();
  useEffect(() => {
    const {title} = document;
    if (title === errorTitle) return;
    document.title = errorTitle;
    announce(errorTitle);
    /* React doesn't know of this title, so it wouldn't restore its own. */
    return () => {
      if (document.title === errorTitle) document.title = title;
    };
  }, [announce, errorTitle]);
}
