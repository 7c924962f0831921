import {describe, expect, it} from 'vitest';
import {takePriceLimit} from '~/domains/catalog/search/price-limit';

describe('takePriceLimit', () => {
  it.each([
    ['dog food under $20', 'dog food', null, 20],
    ['Dog Food Under $ 19.99', 'Dog Food', null, 19.99],
    ['treats below 10 dollars', 'treats', null, 10],
    ['less than $30 dry cat food', 'dry cat food', null, 30],
    ['no more than 5 bucks treats', 'treats', null, 5],
    ['up to $40 wet food', 'wet food', null, 40],
    ['salmon $25 or less', 'salmon', null, 25],
    ['salmon 25 usd and under', 'salmon', null, 25],
    ['over $40 puppy', 'puppy', 40, null],
    ['puppy at least $15.50', 'puppy', 15.5, null],
    ['puppy $15 and up', 'puppy', 15, null],
    ['food between $20 and $40 for cats', 'food for cats', 20, 40],
    ['kibble $20-$40', 'kibble', 20, 40],
    ['kibble $20–40', 'kibble', 20, 40],
    ['kibble from 20 to 40 dollars', 'kibble', 20, 40],
    ['kibble over $20 under $40', 'kibble', 20, 40],
    ['30 lb under $60', '30 lb', null, 60],
    ['dog under 20 lb less than $40', 'dog under 20 lb', null, 40],
    ['dog 4 to 15 lb 20 to 40 dollars', 'dog 4 to 15 lb', 20, 40],
    ['under $20', '', null, 20],
  ])('FIND-41 takes the limit out of $0', (text, search, min, max) => {
    const limit = takePriceLimit(text);
    expect(limit?.range).toEqual({min, max});
    expect(limit?.search.split(/\s+/).join(' ').trim()).toBe(search);
  });

  it.each([
    'dog food',
    'food for dogs under 20 lb',
    'dog under 12 weeks',
    'food under 20',
    '20 to 40 lb',
    '$20',
    'MB-DEVC-30',
    'under $12345',
    'under $1,000',
    'under $-5',
    'wonder $5',
    '',
  ])('FIND-41 finds no limit in $0', (text) => {
    expect(takePriceLimit(text)).toBeNull();
  });
});
