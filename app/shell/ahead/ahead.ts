import type {PageLocation} from '~/domains/location/page-location';
import type {useVisitor} from '~/domains/session/visitor-context';
import {prefetch} from '~/ui/module-loader';
import {loadMenus} from '../header/menus';
import {mayLoadAhead} from './connection';
import {createKeptPayloads, type KeptPayloads} from './kept-payloads';
import {watchLinks} from './link-watch';
import {pageAhead} from './page-ahead';
import {createPageTransition} from './page-transition';
import {createPreloadQueue} from './preload-queue';

/**
 * Loads the files and the data of pages before their links are pressed: of links in view, nearest first, and of a link
 * that the shopper points at. Remix gets the data in place of its own request, once. The header's menus come first, and
 * pictures below the view.
 */
export function watchAhead(): void {
  if (mayLoadAhead()) {
    prefetch(loadMenus);
    document.documentElement.toggleAttribute('data-pictures-ahead', true);
  }
  const payloads = createKeptPayloads(window.fetch.bind(window));
  serveKept(payloads);
  /* A shopper who leaves the tab may change the cart or the location in another one. */
  document.addEventListener('visibilitychange', payloads.drop);
  addEventListener('blur', payloads.drop);

  /** Elements that are in view or that the shopper points at, by the URL they link to. */
  const elementsByUrl = new Map<string, Set<Element>>();
  let pointedAt = '';
  const queue = createPreloadQueue({
    distanceTo: (href) => (href === pointedAt ? -1 : distanceTo(elementsByUrl.get(href))),
    async load(href) {
      /* Several at once would keep the browser from answering a press. */
      await nextTask();
      /* The shopper may have followed the link while it was waiting. */
      if (href === pageOf(location)) return;
      const page = mayLoadAhead() && pageAhead(new URL(href));
      if (!page) return;
      const mayLoadData = href === pointedAt || isGuestWithoutZip();
      await Promise.all([
        ...page.modules.map(preloadModule),
        page.data && mayLoadData ? payloads.load(page.data) : undefined,
      ]);
    },
  });

  watchLinks({
    onEnter(links) {
      const entered = links.filter(leadsElsewhere);
      for (const link of entered) {
        const href = pageOf(link);
        elementsByUrl.set(href, (elementsByUrl.get(href) ?? new Set()).add(link));
      }
      queue.add(entered.map(pageOf));
    },
    onLeave(links) {
      for (const link of links) {
        const href = pageOf(link);
        const elements = elementsByUrl.get(href);
        elements?.delete(link);
        if (elements?.size !== 0) continue;
        elementsByUrl.delete(href);
        queue.remove([href]);
      }
    },
    onIntent(link) {
      if (!isInternal(link)) return;
      pointedAt = pageOf(link);
      queue.add([pointedAt]);
    },
  });

  const router = window.__remixRouter;
  const showProgress = createPageTransition((isLoading) =>
    document.documentElement.toggleAttribute('data-loading', isLoading),
  );
  router.subscribe(({navigation: {state, formMethod}}) => {
    showProgress(state === 'loading' && !formMethod);
    /* The page that the shopper is navigating to comes first. */
    if (state === 'idle') queue.resume();
    else queue.pause();
  });
}

/** Answers Remix's request for the next page's data from the data loaded ahead. */
function serveKept(payloads: KeptPayloads): void {
  const ask = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    if (isOwnWrite(input, init)) return payloads.dropDuring(ask(input, init));
    const kept = input instanceof URL && isNavigating() ? payloads.take(input) : undefined;
    const response = await kept;
    init?.signal?.throwIfAborted();
    return response ?? ask(input, init);
  };
}

function isOwnWrite(input: RequestInfo | URL, init?: RequestInit): boolean {
  const {url, method} = input instanceof Request ? input : {url: input, method: 'GET'};
  if ((init?.method ?? method).toUpperCase() === 'GET') return false;
  return new URL(url, location.href).origin === location.origin;
}

/** Data that Remix loads after a form or a change must not be older than the change. */
function isNavigating(): boolean {
  const {state, formMethod} = window.__remixRouter.state.navigation;
  return state === 'loading' && !formMethod;
}

/** Whether this visitor gets the pages that all guests share, which cost the server little. */
function isGuestWithoutZip(): boolean {
  const {root, pages} = window.__remixRouter.state.loaderData as {
    root?: {visitor: ReturnType<typeof useVisitor>; preview: unknown};
    pages?: PageLocation;
  };
  return root?.visitor?.firstName === null && !root.preview && pages?.location.isKnown === false;
}

const isInternal = ({origin, pathname, search}: HTMLAnchorElement) =>
  origin === location.origin && pathname + search !== location.pathname + location.search;

/** Links to the same path are filters and pages of a list: too many to load all that are in view. */
const leadsElsewhere = (link: HTMLAnchorElement) =>
  isInternal(link) && link.pathname !== location.pathname;

const pageOf = ({origin, pathname, search}: HTMLAnchorElement | Location) =>
  origin + pathname + search;

/** In pixels from the middle of the window. */
function distanceTo(elements: Iterable<Element> = []): number {
  const distances = Array.from(elements, (element) => {
    const {top, bottom} = element.getBoundingClientRect();
    return Math.abs((top + bottom - innerHeight) / 2);
  });
  return Math.min(...distances);
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const PRELOADS = 'link[rel="modulepreload"]';
const preloaded = new Set(
  Array.from(document.querySelectorAll(PRELOADS), (link) => link.getAttribute('href') ?? ''),
);

/** Resolves once the module has loaded or failed to load. */
function preloadModule(href: string): Promise<void> {
  if (preloaded.has(href)) return Promise.resolve();
  preloaded.add(href);
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    link.fetchPriority = 'low';
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}
