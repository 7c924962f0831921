import {afterEach, describe, expect, it, vi} from 'vitest';
import type {ProductCardModel} from '~/domains/catalog/card';
import type {ProductModel} from '~/domains/catalog/product-model';
import {leafData} from './support/leaf-data';
import {openCachingShop} from './support/shared-sandbox';
import {watchShop} from './support/shop';

watchShop();
const shop = openCachingShop();

interface PetFood {
  today: string;
  head: {title: string; canonical?: string};
  cards: ProductCardModel[] | null;
}

async function foodFor(query: string) {
  const answer = await shop.visitor().get(`/pets/food?${query}`);
  return {status: answer.status, ...(answer.page().loaderData['pets-food'] as PetFood)};
}

async function productOf({variant}: ProductCardModel): Promise<ProductModel> {
  const page = leafData(await shop.visitor().get(variant.path));
  return (page as {product: ProductModel}).product;
}

afterEach(() => vi.useRealTimers());

describe('the food for a pet', () => {
  it('PETS-14 counts ages and birthdays by the date at the shop, not on the server', async () => {
    const evening = new Date();
    evening.setUTCHours(26, 30);
    vi.useFakeTimers({toFake: ['Date'], now: evening});
    const {today} = await foodFor('name=Biscuit&species=dog&born=2021-01-01');
    expect(today).toBe(new Date(evening.getTime() - 12 * 3600_000).toISOString().slice(0, 10));
  });

  it('PETS-04 suits species, age and allergies, and meets most needs first', async () => {
    const {head, cards} = await foodFor(
      'name=Biscuit&species=dog&born=2021-01-01&needs=weight&allergies=chicken,beef',
    );
    expect(head.title).toBe('Food for Biscuit | Shop');
    expect(head.canonical).toBeUndefined();
    const products = await Promise.all((cards ?? []).map(productOf));
    expect(products.length).toBeGreaterThan(1);
    for (const {species, lifeStage, isPrescription, nutrition, foodForm} of products) {
      expect([species, isPrescription]).toEqual(['dog', false]);
      expect(lifeStage).not.toBe('puppy');
      expect(foodForm).not.toBe('treat');
      expect(nutrition.ingredients.join()).not.toMatch(/chicken|beef/i);
    }
    const meets = products.map(({healthConditions}) => healthConditions.includes('weight'));
    expect(meets).toEqual(meets.toSorted((one, other) => Number(other) - Number(one)));
  });

  it('PETS-13 has the food that product pages call fitting, even adult food for a senior, with senior food first', async () => {
    const rex = await foodFor('name=Rex&species=dog&born=2019-02-03&allergies=chicken');
    const titles = (rex.cards ?? []).map(({title}) => title);
    expect(titles).toContain('Sensitive Skin & Stomach Salmon & Oat');

    const {cards} = await foodFor('name=Rex&species=dog&born=2019-02-03');
    const products = await Promise.all((cards ?? []).map(productOf));
    const stages = products.map(({lifeStage}) => lifeStage);
    expect(new Set(stages)).toEqual(new Set(['senior', 'adult']));
    expect(stages).toEqual(stages.toSorted().reverse());
  });

  it.each(['', 'name=&species=dog', 'name=Mo&species=horse', `name=${'x'.repeat(31)}&species=cat`])(
    'PETS-02 has no page for the pet "%s"',
    async (query) => {
      expect((await shop.visitor().get(`/pets/food?${query}`)).status).toBe(404);
    },
  );
});
