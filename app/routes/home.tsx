import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {ShopCarousel} from '~/domains/cart/product-cards';
import {homePage} from '~/domains/catalog/catalog.server';
import {CategoryTiles} from '~/domains/catalog/category-tiles';
import {AutoshipSteps} from '~/domains/content/autoship-steps';
import {Hero} from '~/domains/content/hero';
import {homeStructuredData} from '~/shell/home-structured-data';
import {headTags, pageHead} from '~/shell/page-head';
import {TITLES} from '~/shell/titles';

export const meta: MetaFunction<typeof loader> = ({data}) => headTags(data?.head);

export async function loader({request, context}: LoaderFunctionArgs) {
  const {hero, tiles, bestSellers} = await homePage(context);
  return {
    head: pageHead(
      {request, ...context},
      {
        title: TITLES.home,
        description:
          'Dog and cat food made with veterinarians. Find the recipe for their age, size and needs, and set it to arrive before the bag runs out.',
        canonicalPath: '/',
        structuredData: homeStructuredData(request),
      },
    ),
    heroImage: hero?.image ?? null,
    tiles,
    bestSellers,
  };
}

export default function Home() {
  const {heroImage, tiles, bestSellers} = useLoaderData<typeof loader>();
  return (
    <div className="page-column flex flex-col gap-14 py-4 md:gap-16 md:py-6">
      <Hero image={heroImage} />
      {tiles.length > 0 && (
        <section className="flex flex-col gap-5">
          <h2 className="text-heading-m">Shop by what they need</h2>
          <CategoryTiles tiles={tiles} />
        </section>
      )}
      <ShopCarousel cards={bestSellers} heading="Best sellers" name="home-best-sellers" />
      <AutoshipSteps />
    </div>
  );
}
