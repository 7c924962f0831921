import {chunksInGravy, kibbleHeap} from './kibble';
import {floorShadow} from './shadow';
import {treatHeap} from './treats';
import {darken, lighten} from '../color';
import type {Form, Pack, Species} from '../pack/pack';
import {paw} from '../print/marks';
import {ellipse, fill, place, stroke, type Sheet} from '../svg';

export const GLAZES = {
  terracotta: '#c4694a',
  cream: '#efe4d0',
  sage: '#93a283',
  ochre: '#d6a24c',
} as const;

export type Food = 'kibble' | 'wet' | 'treats' | 'none';

const FOODS: Record<Form, Food> = {
  bag: 'kibble',
  can: 'wet',
  tray: 'wet',
  pouch: 'wet',
  treat: 'treats',
};

/** The kind of food in a pack. */
export const foodOf = ({form, line}: Pack): Food => (line === 'treats' ? 'treats' : FOODS[form]);

interface BowlOptions {
  glaze: string;
  food: Food;
  species: Species;
}

const BODY =
  'M-300-196C-292-120-262-44-236-12C-224 4-200 12-170 16C-60 30 60 30 170 16C200 12 224 4 236-12C262-44 292-120 300-196Z';

/** A glazed bowl, 600 units wide and about 280 high, base at y = 0. */
export function bowl(sheet: Sheet, {glaze, food, species}: BowlOptions): string {
  const clay = sheet.linear([
    [0, darken(glaze, 0.22)],
    [0.1, glaze],
    [0.28, lighten(glaze, 0.4)],
    [0.5, glaze],
    [0.82, darken(glaze, 0.24)],
    [1, darken(glaze, 0.42)],
  ]);
  const inside = sheet.linear(
    [
      [0, darken(glaze, 0.5)],
      [0.6, darken(glaze, 0.2)],
      [1, lighten(glaze, 0.15)],
    ],
    [0, 0, 1, 0.4],
  );
  const foods: Record<Food, string> = {
    kibble: kibbleHeap(sheet, species, 262, 58, 84),
    wet: chunksInGravy(sheet, 268, 60, 46),
    treats: treatHeap(sheet, species, 236, 44, 62),
    none: '',
  };
  return [
    place(floorShadow(sheet, 262, 66), 0, 8),
    fill(BODY, clay),
    fill(
      'M-262-60C-120-22 120-22 262-60C254-38 246-24 236-12C224 4 200 12 170 16C60 30-60 30-170 16C-200 12-224 4-236-12C-246-24-254-38-262-60Z',
      '#efe2cc',
      'opacity=".22"',
    ),
    place(paw(darken(glaze, 0.3)), 2, -92, 0.72) + place(paw(lighten(glaze, 0.5)), 0, -94, 0.72),
    ellipse(0, -200, 304, 74, clay),
    ellipse(
      0,
      -200,
      304,
      74,
      'none',
      `stroke="${lighten(glaze, 0.5)}" stroke-width="4" opacity=".7"`,
    ),
    ellipse(0, -196, 278, 62, inside),
    place(foods[food], 0, -196),
    fill(
      'M-304-200C-304-159-168-126 0-126S304-159 304-200C304-164 168-140 0-140S-304-164-304-200Z',
      clay,
    ),
    stroke('M-296-182C-262-146-140-130-10-130', lighten(glaze, 0.65), 6, 'opacity=".7"'),
    stroke('M-262-130C-252-92-240-62-224-36', '#fff', 13, 'opacity=".3"'),
  ].join('');
}
