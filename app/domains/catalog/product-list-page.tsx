import {useRef, type ReactNode} from 'react';
import {RichTextView} from '~/domains/content/rich-text-view';
import {DeliveryLine} from '~/domains/location/delivery-line';
import {withThousands} from '~/platform/en-us';
import {ButtonLink} from '~/ui/button-link';
import {AppliedFilters} from './list/applied-filters';
import {FilterPanel} from './list/filter-panel';
import {FilterSheet} from './list/filter-sheet';
import {GroupTiles} from './list/group-tiles';
import {NoProducts} from './list/no-products';
import {PromotedFilters} from './list/promoted-filters';
import {SortField} from './list/sort-field';
import {useListChanges} from './list/use-list-changes';
import {useListNavigation} from './list/list-navigation';
import {listHref, withPage} from './list-state';
import {REFINING_LINK} from './refinement';
import type {ProductList} from './list/product-list';

interface ProductListPageProps {
  heading: string;
  list: ProductList;
  trail: ReactNode;
  /** Between the heading and the products. */
  note?: ReactNode;
  children: ReactNode;
  /** Below everything else. */
  end?: ReactNode;
  noProducts?: ReactNode;
}

const PANEL_ID = 'filters';
const FORM_ID = 'filter-form';

/** Every control is a link or a form, so the page works without scripts. */
export function ProductListPage({
  heading,
  list,
  trail,
  note,
  children,
  end,
  noProducts,
}: ProductListPageProps) {
  const {requested, shown, isPending, refine} = useListNavigation();
  const summary = useRef<HTMLHeadingElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  useListChanges(list, {summary, cards});
  const {total, first, last, pages, groups, applied, looserFilters: loosen, tiles, content} = list;
  return (
    <div className="page-column flex flex-col gap-6 py-5">
      {trail}
      <header className="flex flex-col gap-2">
        <h1 className="text-heading-l">{heading}</h1>
        {content.intro && <p className="max-w-prose text-lead text-ink-soft">{content.intro}</p>}
      </header>
      {note}
      {tiles.length > 0 && <GroupTiles label={heading} items={tiles} />}
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        {/* Hidden on phones unless its fragment link is followed: with scripts, the sheet replaces it. */}
        <div id={PANEL_ID} tabIndex={-1} className="max-lg:hidden max-lg:target:block">
          <FilterPanel id={FORM_ID} groups={groups} state={requested} onChange={refine} />
        </div>
        <section aria-labelledby="products" className="flex min-w-0 flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
            {total > 0 && <DeliveryLine />}
            <div className="flex flex-wrap gap-3 max-lg:w-full max-lg:justify-between lg:ml-auto">
              {groups.length > 0 && (
                <div className="lg:hidden">
                  <FilterSheet
                    inPageId={PANEL_ID}
                    groups={groups}
                    count={applied.length}
                    total={total}
                    isPending={isPending}
                    state={requested}
                    onChange={refine}
                  />
                </div>
              )}
              <SortField formId={FORM_ID} state={requested} onChange={refine} />
            </div>
          </div>
          <div className={applied.length > 0 ? 'list-summary is-sticky' : 'list-summary'}>
            <h2
              id="products"
              ref={summary}
              tabIndex={-1}
              className="shrink-0 text-body font-regular text-ink-soft"
            >
              <b className="text-ink">{withThousands(total)}</b>{' '}
              {total === 1 ? 'product' : 'products'}
            </h2>
            {applied.length > 0 ? (
              <AppliedFilters applied={applied} state={requested} />
            ) : (
              <PromotedFilters groups={groups} state={requested} />
            )}
          </div>
          <div
            ref={cards}
            aria-busy={isPending}
            className="flex flex-col gap-6 transition-opacity aria-busy:opacity-60"
          >
            {pages.previous !== null && (
              <PageLink to={listHref(withPage(shown, pages.previous))}>Previous products</PageLink>
            )}
            {total === 0 ? (
              (noProducts ?? <NoProducts loosen={loosen} state={shown} />)
            ) : list.cards.length === 0 ? (
              <p>
                Products {first} to {last} aren’t available right now.
                {pages.next !== null && ' Load more to see the next ones.'}
              </p>
            ) : (
              children
            )}
            {pages.next !== null && (
              <PageLink to={listHref(withPage(shown, pages.next))}>
                Load more ({last} of {withThousands(total)})
              </PageLink>
            )}
          </div>
        </section>
      </div>
      {content.body.length > 0 && (
        <div className="border-t border-line pt-4">
          <div className="max-w-prose">
            <RichTextView text={content.body} />
          </div>
        </div>
      )}
      {end}
    </div>
  );
}

/** Replaces the history entry, so that Back leaves the list. */
function PageLink({to, children}: {to: string; children: ReactNode}) {
  return (
    <ButtonLink to={to} variant="secondary" className="self-center" replace {...REFINING_LINK}>
      {children}
    </ButtonLink>
  );
}
