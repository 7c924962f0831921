import {Await} from '@remix-run/react';
import {Suspense, type ReactNode} from 'react';
import {Skeleton} from '~/ui/skeleton';
import type {ProductCardModel} from './card';

interface DeferredCarouselProps {
  cards: ProductCardModel[] | Promise<ProductCardModel[]>;
  heading: string;
  children: (cards: ProductCardModel[]) => ReactNode;
}

/** Reserves the height of a carousel, so that deferred cards cause no layout shift. */
export function DeferredCarousel({cards, heading, children}: DeferredCarouselProps) {
  return (
    <div className="flex min-h-136 flex-col empty:hidden md:min-h-140">
      <Suspense fallback={<CarouselSkeleton heading={heading} />}>
        {/* An aborted stream is shown like a carousel with no cards. */}
        <Await resolve={cards} errorElement={<>{children([])}</>}>
          {children}
        </Await>
      </Suspense>
    </div>
  );
}

function CarouselSkeleton({heading}: Pick<DeferredCarouselProps, 'heading'>) {
  return (
    <section aria-busy aria-label={heading} className="flex flex-1 flex-col gap-4">
      <h2 className="flex min-h-11 items-center text-heading-m">{heading}</h2>
      <Skeleton shape="block" className="flex-1" />
    </section>
  );
}
