import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {ShopGrid} from '~/domains/cart/shop-grid';
import {foodForPet} from '~/domains/pets/food-for-pet.server';
import {PetFoodPage} from '~/domains/pets/pet-food-page';
import {readPetQuery} from '~/domains/pets/pet-query';
import {shopToday} from '~/platform/shop-day';
import {notFound} from '~/shell/errors/not-found.server';
import {headTags, pageHead} from '~/shell/page/page-head';

export const meta: MetaFunction<typeof loader> = ({data}) => headTags(data?.head);

export async function loader({request, context}: LoaderFunctionArgs) {
  const pet = readPetQuery(new URL(request.url).searchParams);
  if (!pet) return notFound({request, context});
  const today = shopToday();
  const found = await foodForPet(context, pet, today);
  return {
    head: pageHead({request, context}, {title: `Food for ${pet.name}`}),
    pet,
    today,
    cards: found.ok ? found.value : null,
  };
}

export default function PetFood() {
  const {pet, today, cards} = useLoaderData<typeof loader>();
  return (
    <PetFoodPage pet={pet} today={today} count={cards?.length ?? null}>
      {cards && cards.length > 0 && <ShopGrid cards={cards} isCounted />}
    </PetFoodPage>
  );
}
