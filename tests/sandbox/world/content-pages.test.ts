import {describe, expect, it} from 'vitest';
import {buildContent} from '~sandbox/world/content/content';
import {FLAVORS, HEALTH_BY_SPECIES} from '~sandbox/world/vocabulary';
import {buildWorld} from '~sandbox/world/world';
import {IMAGE_PATH, repeated} from './support';

const world = buildWorld();
const content = buildContent(world);

const plainText = (html: string) => html.replace(/<\/(h2|p)>/g, ' ').replace(/<[^>]+>/g, '');
const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence !== '');

const slugsOf = (species: 'dog' | 'cat', ages: string[], sizes: string[]) => [
  species,
  ...[
    'brand',
    'pet-age',
    'food-form',
    'flavor',
    'health',
    ...(sizes.length > 0 ? ['breed-size'] : []),
    'marlowe-balance',
    'marlowe-clinical',
    'marlowe-treats',
    ...ages,
    'dry-food',
    'wet-food',
    'treats',
    ...Object.keys(FLAVORS),
    ...HEALTH_BY_SPECIES[species],
    ...sizes,
  ].map((detail) => `${species}-${detail}`),
];

describe('the list pages', () => {
  it('SAND-30 there is one for every list that has an address', () => {
    expect(content.plp_pages.map(({slug}) => slug).sort()).toEqual(
      [
        'all',
        ...slugsOf(
          'dog',
          ['puppy-food', 'adult-dog-food', 'senior-dog-food'],
          ['small', 'medium', 'large'],
        ),
        ...slugsOf('cat', ['kitten-food', 'adult-cat-food', 'senior-cat-food'], []),
      ].sort(),
    );
  });

  it('SAND-30 no two share a heading, or a sentence that differs by the animal alone', () => {
    expect(repeated(content.plp_pages.map(({heading}) => heading))).toEqual([]);
    const sentences = content.plp_pages.flatMap(({intro, body}) => [
      ...sentencesOf(intro),
      ...sentencesOf(plainText(body ?? '')),
    ]);
    const anyAnimal = sentences.map((one) =>
      one.replace(/\b(dog|cat|puppie|kitten)(s?)\b/g, 'pet$2'),
    );
    expect(repeated(anyAnimal)).toEqual([]);
  });

  it('SAND-30 pictures are ones that the image service draws', () => {
    for (const {image} of [...content.plp_pages, ...content.pdp_pages]) {
      if (image !== null) expect(image).toMatch(IMAGE_PATH);
    }
  });

  it('SAND-30 a flavor is pictured by a pack of it, and by nothing where none is made', () => {
    for (const {slug, image} of content.plp_pages) {
      const [species = '', ...rest] = slug.split('-');
      const flavor = rest.join('-');
      if (!(flavor in FLAVORS)) continue;
      const made = world.products.some(
        ({tags}) => tags.includes(`species:${species}`) && tags.includes(`flavor:${flavor}`),
      );
      expect(image === null, slug).toBe(!made);
      if (image) expect(image).toMatch(new RegExp(`_${species}_[a-z]+_${flavor}_.*_scene\\.png$`));
    }
  });
});

describe('the product pages', () => {
  it('SAND-30 ten or more best sellers have one, with questions and answers of their own', () => {
    expect(content.pdp_pages.length).toBeGreaterThanOrEqual(10);
    for (const {handle, faqs} of content.pdp_pages) {
      expect(world.bestSellers).toContain(handle);
      expect(faqs.length).toBeGreaterThanOrEqual(3);
    }
    const sentences = content.pdp_pages.flatMap(({headline, body, faqs}) => [
      headline,
      ...sentencesOf(plainText(body)),
      ...faqs.flatMap(({question, answer}) => [question, ...sentencesOf(answer)]),
    ]);
    expect(repeated(sentences)).toEqual([]);
  });
});

describe('the suggestions for a search that finds nothing', () => {
  it('SAND-30 its terms find something', () => {
    for (const term of content.no_results_suggestions.flatMap(({terms}) => terms)) {
      const found = content.products.filter(({search_text: text}) =>
        term.split(' ').every((word) => text.includes(`|${word}`)),
      );
      expect(found.length, term).toBeGreaterThan(0);
    }
  });
});
