import type {CatalogProduct} from '../commerce/catalog/types';
import {DAY_MS} from '../day';
import {hash} from '../world/ids';
import {AUTHORS, PETS, TONES, type Tone} from './texts';

export interface Review {
  id: string;
  stars: number;
  title: string;
  text: string;
  author: string;
  /** ISO 8601. */
  submittedAt: string;
  helpful: number;
}

export interface ProductRating {
  average: number;
  count: number;
}

const TONE_OF_STARS: Tone[] = ['unhappy', 'unhappy', 'mixed', 'content', 'happy'];

/** A product's rating in the catalog; `null` if it has none. */
function ratingOf({metafields}: Pick<CatalogProduct, 'metafields'>): ProductRating | null {
  const value = (key: string) =>
    metafields.find((field) => field.namespace === 'reviews' && field.key === key)?.value;
  const rating = value('rating');
  const count = Number(value('rating_count') ?? 0);
  if (rating === undefined || count === 0) return null;
  const {value: average} = JSON.parse(rating) as {value: string};
  return {average: Number(average), count};
}

/**
 * All reviews of a product, newest first, the same all day. Their number and the average of their stars agree with the
 * catalog.
 */
export function writeReviews(product: CatalogProduct, now: Date): Review[] {
  const rating = ratingOf(product);
  if (!rating) return [];
  const today = now.getTime() - (now.getTime() % DAY_MS);
  const stars = shuffled(starsFor(rating), product.handle);
  const species = product.tags.includes('species:cat') ? 'cat' : 'dog';
  return stars.map((given, index) => {
    const choose = <Item>(salt: string, items: readonly Item[]): Item =>
      items[hash(`${product.handle} ${index} ${salt}`) % items.length] as Item;
    const tone = TONES[TONE_OF_STARS[given - 1] ?? 'happy'];
    const pet = choose('pet', PETS[species]);
    const fill = (text: string) => text.replaceAll('{pet}', pet).replaceAll('{kind}', species);
    return {
      id: `${product.handle}-${stars.length - index}`,
      stars: given,
      title: fill(choose('title', tone.titles)),
      text: fill(
        [
          choose('opening', tone.openings),
          choose('detail', tone.details),
          choose('closing', tone.closings),
        ].join(' '),
      ),
      author: choose('author', AUTHORS),
      submittedAt: new Date(
        today - (index * 3 + 2) * DAY_MS - (hash(`${product.handle}${index}`) % DAY_MS),
      ).toISOString(),
      helpful: hash(`${product.handle} ${index} helpful`) % 12,
    };
  });
}

/** Star ratings, best first, with exactly this count and this average to one decimal. */
function starsFor({average, count}: ProductRating): number[] {
  const sum = Math.round(average * count);
  /* A few low ratings for realism; the rest are fours and fives. */
  const low = [1, 2, 3].map((_, index) => Math.round(count * (5 - average) * 0.05 * (index + 1)));
  const rest = () => {
    const number = count - low.reduce((total, item) => total + item, 0);
    const points = sum - low.reduce((total, item, index) => total + item * (index + 1), 0);
    return {number, fives: points - 4 * number};
  };
  while (rest().fives > rest().number) {
    const most = low.findIndex((item) => item > 0);
    low[most] = (low[most] ?? 0) - 1;
  }
  while (rest().fives < 0) low[2] = (low[2] ?? 0) + 1;
  const {number, fives} = rest();
  const counts = [fives, number - fives, low[2] ?? 0, low[1] ?? 0, low[0] ?? 0];
  return counts.flatMap((many, index) => Array.from({length: many}, () => 5 - index));
}

function shuffled(stars: readonly number[], seed: string): number[] {
  return stars
    .map((star, index) => ({star, order: hash(`${seed} ${index} order`)}))
    .sort((a, b) => a.order - b.order)
    .map(({star}) => star);
}
