import type {Flavor} from './pack/pack';
import {readSvgFile} from './svg-files';
import {part} from './parts';
import type {Sheet} from './svg';

/** The color of an animal's coat, as factors for the brown of the drawings. */
interface Coat {
  name: string;
  saturation: number;
  lightness: number;
}

const BROWN: Coat = {name: 'brown', saturation: 1, lightness: 1};
const GOLDEN: Coat = {name: 'golden', saturation: 0.95, lightness: 1.32};
const CHOCOLATE: Coat = {name: 'chocolate', saturation: 0.7, lightness: 0.6};
const GRAY: Coat = {name: 'gray', saturation: 0.12, lightness: 1.05};
const BLACK: Coat = {name: 'black', saturation: 0.12, lightness: 0.48};

/** Each recipe has an animal of its own, so packs of a line differ at a glance. */
const COATS: Record<Flavor, Coat> = {
  chicken: BROWN,
  salmon: GOLDEN,
  beef: BLACK,
  lamb: GRAY,
  turkey: CHOCOLATE,
  duck: GOLDEN,
  whitefish: BLACK,
  tuna: GRAY,
  venison: CHOCOLATE,
  rabbit: BROWN,
  vegetable: GOLDEN,
  'peanut-butter': CHOCOLATE,
  cheese: BLACK,
  liver: GRAY,
  original: BROWN,
};

/** Draws an animal in the coat of a recipe. */
export const coatedPart = (sheet: Sheet, name: string, flavor: Flavor): string =>
  drawCoated(sheet, name, COATS[flavor]);

function drawCoated(sheet: Sheet, name: string, coat: Coat): string {
  if (coat === BROWN) return part(sheet, name);
  const coated = `${name}-${coat.name}`;
  return sheet.shape(coated, () => {
    const {body} = readSvgFile(`parts/${name}`);
    for (const [, inner = ''] of body.matchAll(PARTS)) drawCoated(sheet, inner, coat);
    return body
      .replace(PARTS, `<use href="#$1-${coat.name}"`)
      .replaceAll(`${name}.`, `${coated}.`)
      .replace(/#[0-9a-f]{6}\b/g, (color) => recolor(color, coat));
  });
}

/** References to other parts. Those with a period are to shapes of the file itself. */
const PARTS = /<use href="#([a-z0-9-]+)"/g;

/** Changes browns only: eyes, noses, tongues and white fur stay. */
function recolor(color: string, {saturation, lightness}: Coat): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    parseInt(color.slice(at, at + 2), 16),
  );
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const isBrown = red === most && blue === least && green - blue < (red - blue) * 0.75;
  if (!isBrown || most - least < 40 || most < 60 || least > 190) return color;
  const middle = (most + least) / 2;
  return `#${[red, green, blue]
    .map((value) => (middle + (value - middle) * saturation) * lightness)
    .map((value) => Math.min(255, Math.round(value)).toString(16).padStart(2, '0'))
    .join('')}`;
}
