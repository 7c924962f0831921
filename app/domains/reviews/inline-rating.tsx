import type {ReactNode} from 'react';
import {ConsentedWidget} from './parts/consented-widget';

interface InlineRatingProps {
  productHandle: string;
  /** The rating from the server. */
  children: ReactNode;
}

/** A product's rating in one line. */
export function InlineRating({productHandle, children}: InlineRatingProps) {
  return (
    <ConsentedWidget
      widgetType="inline_rating"
      bvProps={{'product-id': productHandle, seo: 'false'}}
      fallback={children}
    />
  );
}
