import {useLocation} from '@remix-run/react';
import {useEffect, useRef, type ReactNode} from 'react';
import {useAnnounce} from '~/ui/announcer';
import {ButtonLink} from '~/ui/button-link';
import type {ProductCardModel} from './card';
import {NoProducts} from './list/no-products';
import {useListNavigation} from './list/list-navigation';
import {ProductListPage} from './product-list-page';
import type {SearchPageModel} from './search-page.server';
import {ReadingNote} from './search/reading-note';
import {SearchHelp} from './search/search-help';
import {SearchTrail} from './search/search-trail';

interface SearchPageProps {
  heading: string;
  search: string;
  model: SearchPageModel;
  grid: (cards: readonly ProductCardModel[]) => ReactNode;
}

/** Shown if nothing was found, even with fewer terms. */
const NOT_READ = {corrected: null, leftOut: [], avoided: []};

export function SearchPage({heading, search, model, grid}: SearchPageProps) {
  useAnnouncedSearch(search);
  const {shown} = useListNavigation();
  const hasFilters = Object.keys(shown.filters).length > 0;

  if (model.kind === 'results' && (model.list.total > 0 || hasFilters)) {
    const {list, reading, pages, suggestions} = model;
    return (
      <ProductListPage
        heading={heading}
        list={list}
        trail={<SearchTrail filterLabels={list.trail.filterLabels} />}
        note={<ReadingNote reading={reading} pages={pages} />}
        noProducts={
          <>
            <NoProducts loosen={list.looserFilters} state={shown} />
            <SearchHelp search={search} suggestions={suggestions} />
          </>
        }
      >
        {grid(list.cards)}
      </ProductListPage>
    );
  }
  return (
    <div className="page-column flex flex-col gap-6 py-5">
      <SearchTrail filterLabels={[]} />
      <h1 className="text-heading-l">{heading}</h1>
      {model.kind === 'results' && <ReadingNote reading={NOT_READ} pages={model.pages} />}
      {model.kind === 'unavailable' ? (
        <IndexUnavailable cards={model.cards} grid={grid} />
      ) : (
        <SearchHelp
          search={search}
          suggestions={model.suggestions}
          hasNoResults={model.kind === 'results'}
        />
      )}
    </div>
  );
}

function IndexUnavailable({
  cards,
  grid,
}: Pick<SearchPageProps, 'grid'> & {cards: readonly ProductCardModel[]}) {
  const {pathname, search} = useLocation();
  return (
    <>
      <div className="flex flex-col items-start gap-4 rounded-m bg-surface-oat p-6 md:p-8">
        <h2 className="text-heading-s">We’re having trouble searching the shop</h2>
        <p className="max-w-prose">
          This is on our side and should pass in a moment. Nothing in your cart was lost
          {cards.length > 0 ? '; here’s what we found so far.' : '.'}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={pathname + search} reloadDocument>
            Try again
          </ButtonLink>
          <ButtonLink to="/" variant="secondary">
            Go to the home page
          </ButtonLink>
        </div>
      </div>
      {cards.length > 0 && (
        <section aria-labelledby="found-meanwhile" className="flex flex-col gap-4">
          <h2 id="found-meanwhile" className="text-heading-m">
            Results so far
          </h2>
          {grid(cards)}
        </section>
      )}
    </>
  );
}

/** As for any page change, the title is announced after another search on the same page. */
function useAnnouncedSearch(search: string) {
  const announce = useAnnounce();
  const announced = useRef(search);
  useEffect(() => {
    if (announced.current === search) return;
    announced.current = search;
    announce(document.title);
  }, [announce, search]);
}
