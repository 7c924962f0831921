import type {ReactNode} from 'react';
import {ShopCarousel} from '~/domains/cart/product-cards';
import type {ProductCardModel} from '~/domains/catalog/card';
import {ButtonLink} from '~/ui/button-link';

interface ErrorPageProps {
  heading: string;
  text: ReactNode;
  cards: readonly ProductCardModel[];
}

/** The page for what is not there, and for what went wrong (ROUTE-52 to ROUTE-57). */
export function ErrorPage({heading, text, cards}: ErrorPageProps) {
  return (
    <div className="page-column flex flex-col gap-12 py-10 md:py-16">
      <div className="flex flex-col items-start gap-4 rounded-l bg-surface-oat px-6 py-12 md:px-14">
        <h1 className="text-heading-l">{heading}</h1>
        <p className="max-w-prose text-lead text-ink-soft">{text}</p>
        <div className="flex flex-wrap gap-3 pt-2">
          <ButtonLink to="/products">Shop all pet food</ButtonLink>
          <ButtonLink to="/" variant="secondary">
            Go to the home page
          </ButtonLink>
        </div>
      </div>
      <ShopCarousel cards={cards} heading="While you are here" name="error" />
    </div>
  );
}

export function NotFoundPage({path, cards}: {path: string; cards: readonly ProductCardModel[]}) {
  return (
    <ErrorPage
      heading={`Page Not Found ${path}`}
      text="The page may have moved, or the address may have a typing error. Nothing in your cart was lost."
      cards={cards}
    />
  );
}
