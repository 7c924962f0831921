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

describe('list pages', () => {
  it('SAND-30b exist for every list that has a URL', () => {
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

  it('SAND-30c share no headings, and no sentences that differ only by animal', () => {
    expect(repeated(content.plp_pages.map(({heading}) => heading))).toEqual([]);
    const sentences = content.plp_pages.flatMap(({intro, body}) => [
      ...sentencesOf(intro),
      ...sentencesOf(plainText(body ?? '')),
    ]);
    const anyAnimal = sentences.map((item) =>
      item.replace(/\b(dog|cat|puppie|kitten)(s?)\b/g, 'pet$2'),
    );
    expect(repeated(anyAnimal)).toEqual([]);
  });

  it('only use pictures that the image service can draw', () => {
    for (const {image} of [...content.plp_pages, ...content.pdp_pages]) {
      if (image !== null) expect(image).toMatch(IMAGE_PATH);
    }
  });

  it("show a pack of the page's flavor, or no picture when no product has it", () => {
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

describe('product pages', () => {
  it('SAND-30c exist for ten or more best sellers, with unique texts and at least three questions', () => {
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

describe('suggestions for a search without results', () => {
  it('use terms that have results', () => {
    for (const term of content.search.flatMap(({terms}) => terms)) {
      const found = content.products.filter(({search_text: text}) =>
        term.split(' ').every((word) => text.includes(`|${word}`)),
      );
      expect(found.length, term).toBeGreaterThan(0);
    }
  });
});
