import {floorShadow} from './shadow';
import {darken, lighten} from '../color';
import {paw} from '../print/marks';
import {fill, place, rect, stroke, type Sheet} from '../svg';
import {text} from '../type/figtree';

const CARD = '#c8985f';

/** A closed delivery box, 560 x 400 units, base at y = 0. */
export function deliveryBox(sheet: Sheet): string {
  return [
    floorShadow(sheet, 300, 60),
    boxFront(sheet, 400),
    fill(
      'M280 0L372-60V-452L280-400Z',
      sheet.linear([
        [0, darken(CARD, 0.18)],
        [1, darken(CARD, 0.4)],
      ]),
    ),
    fill(
      'M-280-400L-196-452H372L280-400Z',
      sheet.linear(
        [
          [0, lighten(CARD, 0.4)],
          [1, lighten(CARD, 0.14)],
        ],
        [0, 0, 1, 1],
      ),
    ),
    fill('M-40-400L36-452H112L40-400V-300H-40Z', '#e4c596', 'opacity=".85"'),
  ].join('');
}

/** An open box with its flaps out, 560 x 300 units. `inside` is drawn behind the front. */
export function openBox(sheet: Sheet, inside: string): string {
  return [
    floorShadow(sheet, 320, 60),
    fill(
      'M-280-300L-220-356H340L280-300V-40H-280Z',
      sheet.linear([
        [0, darken(CARD, 0.5)],
        [1, darken(CARD, 0.62)],
      ]),
    ),
    fill(
      'M-220-356H340L372-430H-196Z',
      sheet.linear(
        [
          [0, lighten(CARD, 0.1)],
          [1, darken(CARD, 0.12)],
        ],
        [0, 0, 0, 1],
      ),
    ),
    inside,
    boxFront(sheet, 300),
    fill(
      'M280 0L340-50V-356L280-300Z',
      sheet.linear([
        [0, darken(CARD, 0.18)],
        [1, darken(CARD, 0.4)],
      ]),
    ),
    fill(
      'M-280-300L-372-236L-352-214L-280-290Z',
      sheet.linear([
        [0, lighten(CARD, 0.36)],
        [1, CARD],
      ]),
    ),
    fill('M280-300L382-256L366-230L280-290Z', darken(CARD, 0.1)),
  ].join('');
}

const boxFront = (sheet: Sheet, height: number): string =>
  fill(
    `M-280 0V${-height}H280V0Z`,
    sheet.linear(
      [
        [0, lighten(CARD, 0.26)],
        [0.5, CARD],
        [1, darken(CARD, 0.14)],
      ],
      [0, 0, 1, 0.7],
    ),
  ) +
  stroke(`M-278 ${2 - height}H278`, '#fff', 4, 'opacity=".5"') +
  rect(
    -280,
    -30,
    560,
    30,
    sheet.linear(
      [
        [0, '#3a1f0c', 0],
        [1, '#3a1f0c', 0.22],
      ],
      [0, 0, 0, 1],
    ),
  ) +
  text('Marlowe', -30, 40 - height / 2, {size: 92, weight: 800, fill: '#5b3714', spacing: -3}) +
  text('PET NUTRITION', -30, 82 - height / 2, {
    size: 24,
    weight: 600,
    fill: '#7d5026',
    spacing: 7,
  }) +
  place(paw('#7d5026'), 206, 46 - height / 2, 0.62);
