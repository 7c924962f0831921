import {useFetcher} from '@remix-run/react';
import {useEffect} from 'react';
import type {ProductCardModel} from '~/domains/catalog/card';
import {ShopCarousel} from '../shop-carousel';

export default function RecentlyViewedCards({path}: {path: string}) {
  const {load, data} = useFetcher<{cards: ProductCardModel[]}>();
  useEffect(() => load(path), [load, path]);
  return (
    <ShopCarousel
      cards={data?.cards ?? []}
      heading="Recently viewed"
      name="recently-viewed"
      seeAll={path}
    />
  );
}
