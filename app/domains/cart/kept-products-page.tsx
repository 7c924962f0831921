import type {ReactNode} from 'react';
import type {ProductCardModel} from '~/domains/catalog/card';
import {ButtonLink} from '~/ui/button-link';
import {ShopGrid} from './shop-grid';

interface KeptProductsPageProps {
  heading: string;
  cards: readonly ProductCardModel[];
  /** Shown when there are no products. Says how to get some. */
  emptyText: string;
  /** Below the products. */
  children?: ReactNode;
}

/** The products that a shopper has marked or seen. */
export function KeptProductsPage({heading, cards, emptyText, children}: KeptProductsPageProps) {
  return (
    <div className="page-column flex flex-col gap-6 py-6 md:py-9">
      <h1 className="text-heading-l">{heading}</h1>
      {cards.length > 0 ? (
        <>
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
