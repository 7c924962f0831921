import sharp, {type Region} from 'sharp';
import {describe, expect, it} from 'vitest';
import {drawSvg} from '~sandbox/commerce/cdn/artwork/draw-svg';
import {FLAVORS, FORMS, LINES, VIEWS, type Form} from '~sandbox/commerce/cdn/artwork/pack/pack';
import {parseFileName} from '~sandbox/commerce/cdn/file-name';
import {rasterize, type Master} from '~sandbox/commerce/cdn/rasterize';

const PIXELS = 96;

async function pixelsOf(name: string): Promise<Buffer> {
  const picture = parseFileName(`${name}.png`);
  if (!picture) throw new Error(`No such picture: ${name}`);
  return (await rasterize(drawSvg(picture), PIXELS)).data;
}

/** Share of mostly opaque pixels: the area of a pack without its shadow. */
function coverage(rgba: Buffer): number {
  let covered = 0;
  for (let i = 3; i < rgba.length; i += 4) if ((rgba[i] ?? 0) > 200) covered += 1;
  return covered / (rgba.length / 4);
}

/** Share of pixels that differ between two pictures. */
function difference(a: Buffer, b: Buffer): number {
  let different = 0;
  for (let i = 0; i < a.length; i += 4) {
    const apart = [0, 1, 2, 3].reduce(
      (sum, c) => sum + Math.abs((a[i + c] ?? 0) - (b[i + c] ?? 0)),
      0,
    );
    if (apart > 24) different += 1;
  }
  return different / (a.length / 4);
}

/** Color variation in a part of a picture on white: the largest standard deviation of a channel, 0 to 127. */
async function colorSpread({data, width, height}: Master, part?: Region): Promise<number> {
  const image = sharp(data, {raw: {width, height, channels: 4}}).flatten({background: '#ffffff'});
  // `stats` ignores pending operations, so they are applied first.
  const {data: rgb, info} = await (part ? image.extract(part) : image)
    .raw()
    .toBuffer({resolveWithObject: true});
  const {channels} = await sharp(rgb, {raw: info}).stats();
  return Math.max(...channels.map(({stdev}) => stdev));
}

const SIZES: Record<Form, string[]> = {
  bag: ['4lb', '7lb', '15lb', '30lb', '45lb'],
  can: ['2.9oz', '5.5oz', '12.8oz', '12x12.8oz'],
  tray: ['3.5oz', '12x3.5oz'],
  pouch: ['2.8oz', '24x2.8oz'],
  treat: ['3oz', '6oz', '12oz'],
};

describe('pack artwork', () => {
  const views = FORMS.flatMap((form) =>
    LINES.flatMap((line) => VIEWS.map((view) => ({form, line, view}))),
  );

  it.each(views)('SAND-12e draws the $view of a $line $form', async ({form, line, view}) => {
    const rgba = await pixelsOf(`pack_${form}_${line}_dog_adult_beef_${SIZES[form][0]}_${view}`);
    expect(coverage(rgba)).toBeGreaterThan(view === 'scene' ? 0.999 : 0.07);
    if (view !== 'scene') expect(coverage(rgba)).toBeLessThan(0.9);
    expect(await colorSpread({data: rgba, width: PIXELS, height: PIXELS})).toBeGreaterThan(20);
  });

  it.each(FORMS)('SAND-12e draws a different picture for every view of a %s', async (form) => {
    const all = await Promise.all(
      VIEWS.map((view) =>
        pixelsOf(`pack_${form}_balance_cat_adult_tuna_${SIZES[form][0]}_${view}`),
      ),
    );
    expectAllDifferent(all, 0.03);
  });

  it.each(FORMS)('SAND-12e draws a different picture for every flavor of a %s', async (form) => {
    const all = await Promise.all(
      FLAVORS.map((flavor) =>
        pixelsOf(`pack_${form}_balance_dog_adult_${flavor}_${SIZES[form][0]}_front`),
      ),
    );
    expectAllDifferent(all, 0.004);
  });

  it('SAND-12e draws different packs for lines, species and life stages', async () => {
    const all = await Promise.all(
      [
        'balance_dog_adult',
        'clinical_dog_adult',
        'treats_dog_adult',
        'balance_cat_adult',
        'balance_dog_puppy',
        'balance_dog_senior',
        'balance_cat_kitten',
        'balance_cat_senior',
      ].map((who) => pixelsOf(`pack_bag_${who}_lamb_15lb_front`)),
    );
    expectAllDifferent(all, 0.01);
  });

  it.each(FORMS)('SAND-12e draws larger sizes of a %s larger', async (form) => {
    const covered = await Promise.all(
      SIZES[form].map(async (size) =>
        coverage(await pixelsOf(`pack_${form}_balance_dog_adult_beef_${size}_front`)),
      ),
    );
    expect(covered).toEqual([...covered].sort((a, b) => a - b));
    expect(new Set(covered).size).toBe(covered.length);
  });

  it.each(FORMS)('SAND-12e keeps every front of a %s inside the picture', async (form) => {
    for (const size of SIZES[form]) {
      const rgba = await pixelsOf(`pack_${form}_clinical_cat_adult_duck_${size}_front`);
      for (let i = 0; i < PIXELS; i += 1) {
        const edge = [i, (PIXELS - 1) * PIXELS + i, i * PIXELS, i * PIXELS + PIXELS - 1];
        expect(Math.max(...edge.map((pixel) => rgba[pixel * 4 + 3] ?? 0))).toBeLessThan(128);
      }
    }
  });
});

describe('scene artwork', () => {
  it('SAND-12e draws a different picture for each collection', async () => {
    const all = await Promise.all(
      [
        'dog',
        'cat',
        'dog-dry-food',
        'cat-dry-food',
        'dog-wet-food',
        'dog-treats',
        'dog-joint',
        'dog-heart',
        'best-sellers',
        'all-treats',
        'new-arrivals',
        'unheard-of',
      ].map((handle) => pixelsOf(`scene_collection-${handle}`)),
    );
    expectAllDifferent(all, 0.02);
  });

  it('SAND-12e draws a different picture for each page illustration, filling the whole area', async () => {
    const all = await Promise.all(
      [
        'doorstep',
        'kitchen',
        'desk',
        'clinic',
        'puppy-guide',
        'kitten-guide',
        'winter-window',
        'still-puppy-dinner',
        'still-kitten-dinner',
        'still-training',
        'still-drinking',
        'still-weighing',
        'still-everyday-recipe',
      ].map((name) => pixelsOf(`scene_${name}`)),
    );
    for (const rgba of all) expect(coverage(rgba)).toBe(1);
    expectAllDifferent(all, 0.02);
  });

  it('SAND-12e draws the fallback for a handle that is a property of every object', async () => {
    const [odd, fallback] = await Promise.all(
      ['dog-constructor', 'dog-unheard-of'].map((handle) => pixelsOf(`scene_collection-${handle}`)),
    );
    expect(odd).toEqual(fallback);
  });

  it('SAND-12e keeps the left of the home hero calm for text on top', async () => {
    const picture = parseFileName('scene_hero-home.png');
    if (!picture) throw new Error('no hero');
    const hero = await rasterize(drawSvg(picture), 480);
    const part = {top: 0, height: hero.height, width: hero.width * 0.45};
    expect(await colorSpread(hero, {...part, left: 0})).toBeLessThan(40);
    expect(await colorSpread(hero, {...part, left: hero.width * 0.55})).toBeGreaterThan(55);
  });
});

function expectAllDifferent(all: readonly Buffer[], least: number): void {
  for (const [i, a] of all.entries()) {
    for (const b of all.slice(i + 1)) expect(difference(a, b)).toBeGreaterThan(least);
  }
}
