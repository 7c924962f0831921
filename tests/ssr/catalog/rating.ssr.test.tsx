import {expect, it} from 'vitest';
import {Rating} from '~/domains/catalog/parts/rating';
import {renderOnServer} from '../ui/render';

const textOf = (rating: {value: number; count: number}) =>
  renderOnServer(<Rating rating={rating} />).replace(/<svg.*?<\/svg>|<[^>]+>/gs, '');

it('CAT-90 a product with one review has “1 review”', () => {
  expect(textOf({value: 5, count: 1})).toMatch(/, 1 review$/);
  expect(textOf({value: 5, count: 2})).toMatch(/, 2 reviews$/);
});

it('UI-31 the text of a rating for screen readers follows its visible text, which they read too', () => {
  const html = renderOnServer(<Rating rating={{value: 4.75, count: 1204}} />);
  const text = html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, '');
  expect(text).toBe('4.8 (1,204) 4.8 out of 5 stars, 1,204 reviews');
  expect(html.replace(/<svg.*?<\/svg>/gs, '')).not.toContain('aria-hidden');
});
