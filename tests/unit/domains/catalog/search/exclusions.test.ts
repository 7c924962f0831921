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
    ['no chicken pate with salmon', 'pate with salmon', ['chicken']],
    ['salmon allergic to beef', 'salmon', ['beef']],
    ['without any chicken', '', ['chicken']],
    ['peanut butter free treats', 'treats', ['peanut']],
    ['w/o chicken', '', ['chicken']],
    ['doesn’t contain corn', '', ['corn']],
    ['can’t eat beef', '', ['beef']],
    ['sensitive to chicken', '', ['chicken']],
    ['chicken sensitivity', '', ['chicken']],
  ])('FIND-44 reads “%s”', (text, rest, names) => {
    const {words, terms} = takeExclusions(text);
    expect(words.join(' ')).toBe(rest);
    expect(terms.map((term) => term.text)).toEqual(names.map((name) => `without ${name}`));
  });

  it.each([
    ['wheat and corn free', '', ['wheat', 'corn']],
    ['chicken or beef allergy', '', ['chicken', 'beef']],
    ['chicken & beef free', '', ['chicken', 'beef']],
    ['gluten- and grain-free', '', ['gluten', 'grain']],
    ['no corn, wheat, or soy', '', ['corn', 'wheat', 'soy']],
    ['corn, wheat, and soy free', '', ['corn', 'wheat', 'soy']],
    ['no corn/wheat', '', ['corn', 'wheat']],
    ['no chicken nor beef', '', ['chicken', 'beef']],
    ['corn, wheat, soy free', '', ['corn', 'wheat', 'soy']],
    ['salmon, grain free', 'salmon', ['grain']],
    ['lamb & rice, no corn', 'lamb rice', ['corn']],
  ])('FIND-50 reads the list in “%s”', (text, rest, names) => {
    const {words, terms} = takeExclusions(text);
    expect(words.join(' ')).toBe(rest);
    expect(terms.map((term) => term.text)).toEqual(names.map((name) => `without ${name}`));
  });

  it.each([
    ['no corn wheat soy', '', ['corn', 'wheat', 'soy']],
    ['dog food without corn wheat or soy', 'dog food', ['corn', 'wheat', 'soy']],
    ['allergic to chicken beef puppy', 'puppy', ['chicken', 'beef']],
    ['no chicken salmon', '', ['chicken', 'salmon']],
    ['no corn grain free salmon', 'salmon', ['corn', 'grain']],
    ['no corn, grain free', '', ['corn', 'grain']],
    ['no corn free shipping', 'free shipping', ['corn']],
    ['salmon and grain free', '', ['salmon', 'grain']],
    ['salmon grain free', 'salmon', ['grain']],
    ['salmon potato grain free', 'salmon potato', ['grain']],
    ['corn wheat soy free', '', ['corn', 'wheat', 'soy']],
    ['corn, soy free', '', ['corn', 'soy']],
  ])('FIND-60 reads “%s”', (text, rest, names) => {
    const {words, terms} = takeExclusions(text);
    expect(words.join(' ')).toBe(rest);
    expect(terms.map((term) => term.text)).toEqual(names.map((name) => `without ${name}`));
  });

  it.each([
    'chicken',
    'free shipping',
    'freeze dried',
    'no pull harness',
    'cage free',
    'chicken free range',
    'beef free shipping',
    'chicken sensitive stomach',
    'free chicken',
    'salmon or chicken',
    'no hide',
    'allergy',
    'free',
    'no',
    '',
  ])('FIND-44 finds nothing to avoid in “%s”', (text) => {
    expect(takeExclusions(text)).toEqual({words: text.split(' ').filter(Boolean), terms: []});
  });

  it.each([
    ['without chiken', ['chicken']],
    ['no corn, wheet or soy', ['corn', 'wheat', 'soy']],
    ['salmn allergy', ['salmon']],
    ['no corn wheet soy', ['corn', 'wheat', 'soy']],
    ['no chicken treets', ['chicken']],
    ['no chicken biskits', ['chicken']],
    ['no bones', []],
    ['drain free', []],
  ])('FIND-50 reads “%s” as %j, whose misspelled words aren’t in the catalog', (text, names) => {
    const {terms} = takeExclusions(text, (word) => word === 'drain');
    expect(terms.map((term) => term.text)).toEqual(names.map((name) => `without ${name}`));
  });
});
