import type {ReactNode} from 'react';
import {ButtonLink} from '~/ui/button-link';
import {Breadcrumbs, type Breadcrumb} from '~/ui/breadcrumbs';

interface ProductListPageProps {
  heading: string;
  description?: string | undefined;
  trail: readonly Breadcrumb[];
  /** Products shown. */
  count: number;
  /** Address of the page with more products; `null` when these are all. */
  morePath: string | null;
  /** The products. */
  children: ReactNode;
}

/** A list of products with its heading and "Load more", which is a link and so works without scripts. */
export function ProductListPage({
  heading,
  description,
  trail,
  count,
  morePath,
  children,
}: ProductListPageProps) {
  return (
    <div className="page-column flex flex-col gap-6 py-5">
      <Breadcrumbs items={trail} />
      <header className="flex flex-col gap-2">
        <h1 className="text-heading-l">{heading}</h1>
        {description && <p className="max-w-prose text-lead text-ink-soft">{description}</p>}
      </header>
      {count === 0 ? (
        <p>There is nothing here yet. Have a look at all our products instead.</p>
      ) : (
        <section aria-labelledby="products">
          {/* Between the page's heading and those of the cards. */}
          <h2 id="products" className="sr-only">
            Products
          </h2>
          {children}
        </section>
      )}
      <div className="flex flex-col items-center gap-3 pt-2" aria-live="polite">
        <p className="text-small text-ink-soft">
          {count === 1 ? '1 product' : `${count} products`} shown
        </p>
        {morePath && (
          <ButtonLink to={morePath} variant="secondary" preventScrollReset replace>
            Load more
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
