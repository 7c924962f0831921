import {Await} from '@remix-run/react';
import {Suspense, type ReactNode} from 'react';
import {Skeleton} from '~/ui/skeleton';
import type {ProductCardModel} from './card';

interface LateCarouselProps {
  cards: ProductCardModel[] | Promise<ProductCardModel[]>;
  heading: string;
  /** The carousel, once the cards are there; nothing where there are none. */
  children: (cards: ProductCardModel[]) => ReactNode;
}

/** A product carousel that may come late: its place is as high as any carousel is, so that nothing moves then. */
export function LateCarousel({cards, heading, children}: LateCarouselProps) {
  return (
    <div className="flex min-h-146 flex-col empty:hidden md:min-h-154">
      <Suspense fallback={<Waiting heading={heading} />}>
        {/* Cut off on the way: as where there are none. */}
        <Await resolve={cards} errorElement={<>{children([])}</>}>
          {children}
        </Await>
      </Suspense>
    </div>
  );
}

function Waiting({heading}: Pick<LateCarouselProps, 'heading'>) {
  return (
    <section aria-busy aria-label={heading} className="flex flex-1 flex-col gap-4">
      <h2 className="flex min-h-11 items-center text-heading-m">{heading}</h2>
      <Skeleton shape="block" className="flex-1" />
    </section>
  );
}
