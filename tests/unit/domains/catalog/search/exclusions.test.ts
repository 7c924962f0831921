import {describe, expect, it} from 'vitest';
import {takeExclusions} from '~/domains/catalog/search/exclusions';

describe('takeExclusions', () => {
  it.each([
    ['dog food without chicken', 'dog food', ['chicken']],
    ['no chicken dog food', 'dog food', ['chicken']],
    ['chicken free cat food', 'cat food', ['chicken']],
    ['grain free salmon', 'salmon', ['grain']],
    ['grainfree', '', ['grain']],
    ['salmon free of grains', 'salmon', ['grain']],
    ['my dog is allergic to beef', 'my dog is', ['beef']],
    ['chicken allergy', '', ['chicken']],
    ['cat with fish allergies', 'cat with', ['fish']],
    ['without chicken or beef and eggs puppy', 'puppy', ['chicken', 'beef', 'egg']],
    ['no chicken no beef', '', ['chicken', 'beef']],
    ['no chicken salmon', 'salmon', ['chicken']],
    ['salmon allergic to beef', 'salmon', ['beef']],
  ])('FIND-44 reads “%s”', (text, rest, names) => {
    const {words, terms} = takeExclusions(text.split(' '));
    expect(words.join(' ')).toBe(rest);
    expect(terms.map((term) => term.text)).toEqual(names.map((name) => `without ${name}`));
  });

  it.each([
    'chicken',
    'free shipping',
    'freeze dried',
    'no pull harness',
    'cage free',
    'allergy',
    'free',
    'no',
    '',
  ])('FIND-44 finds nothing to avoid in “%s”', (text) => {
    expect(takeExclusions(text.split(' '))).toEqual({words: text.split(' '), terms: []});
  });
});
