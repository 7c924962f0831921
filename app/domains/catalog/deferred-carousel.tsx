import {Await} from '@remix-run/react';
import {Suspense, type ReactNode} from 'react';
import {Skeleton} from '~/ui/skeleton';
import type {ProductCardModel} from './card';

interface LateCarouselProps {
  cards: ProductCardModel[] | Promise<ProductCardModel[]>;
  heading: string;
  /** Renders the carousel once the cards have loaded; with no cards it renders nothing. */
  children: (cards: ProductCardModel[]) => ReactNode;
}

/** A product carousel whose cards may be deferred. It reserves the height of a carousel to avoid a layout shift. */
export function DeferredCarousel({cards, heading, children}: LateCarouselProps) {
  return (
    <div className="flex min-h-146 flex-col empty:hidden md:min-h-154">
      <Suspense fallback={<CarouselSkeleton heading={heading} />}>
        {/* An aborted stream is shown like a carousel with no cards. */}
        <Await resolve={cards} errorElement={<>{children([])}</>}>
          {children}
        </Await>
      </Suspense>
    </div>
  );
}

function CarouselSkeleton({heading}: Pick<LateCarouselProps, 'heading'>) {
  return (
    <section aria-busy aria-label={heading} className="flex flex-1 flex-col gap-4">
      <h2 className="flex min-h-11 items-center text-heading-m">{heading}</h2>
      <Skeleton shape="block" className="flex-1" />
    </section>
  );
}
