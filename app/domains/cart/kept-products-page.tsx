import type {ReactNode} from 'react';
import type {ProductCardModel} from '~/domains/catalog/card';
import {ButtonLink} from '~/ui/button-link';
import {ShopGrid} from './shop-grid';

interface KeptProductsPageProps {
  heading: string;
  cards: readonly ProductCardModel[];
  /** Shown when there are no products. Says how to get some. */
  emptyText: string;
  /** Beside the heading, if there are products. */
  aside?: ReactNode;
  /** Below the heading, even without products. */
  notice?: ReactNode;
  /** Between heading and products. */
  intro?: ReactNode;
  /** Below the products. */
  children?: ReactNode;
}

/** The products that a shopper has marked or seen. */
export function KeptProductsPage({
  heading,
  cards,
  emptyText,
  aside,
  notice,
  intro,
  children,
}: KeptProductsPageProps) {
  return (
    <div className="page-column flex flex-col gap-6 py-6 md:py-9">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="text-heading-l">{heading}</h1>
        {cards.length > 0 && aside}
      </div>
      {notice}
      {cards.length > 0 ? (
        <>
          {intro}
          <ShopGrid cards={cards} isCounted />
          {children}
        </>
      ) : (
        <>
          <p className="max-w-prose text-lead text-ink-soft">{emptyText}</p>
          <ButtonLink to="/products" className="self-start">
            Shop all pet food
          </ButtonLink>
        </>
      )}
    </div>
  );
}
