import {expect, it} from 'vitest';
import {Rating} from '~/domains/catalog/parts/rating';
import {renderOnServer} from '../ui/render';

it('UI-31 the text of a rating for screen readers follows its visible text, which they read too', () => {
  const html = renderOnServer(<Rating rating={{value: 4.75, count: 1204}} />);
  const text = html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, '');
  expect(text).toBe('4.8 (1,204) 4.8 out of 5 stars, 1,204 reviews');
  expect(html.replace(/<svg.*?<\/svg>/gs, '')).not.toContain('aria-hidden');
});
