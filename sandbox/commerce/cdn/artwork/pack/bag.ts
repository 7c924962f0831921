import {acrossGusset, creases, dents, downward, seal} from './film';
import type {TallForm} from './tall-pack';
import {fill, group, rect, stroke, type Sheet} from '../svg';
import {LINE_STYLES} from '../print/lines';
import {OUNCES_PER_POUND} from '../../../../world/sizes';
import {pieceOunces} from './pack';

const MIN_SEWN_OUNCES = 10 * OUNCES_PER_POUND;

/** A gusseted bag. Large bags are sewn shut; small ones have a zipper. */
export const BAG: TallForm = {
  half: (pack) => (pieceOunces(pack.size) >= MIN_SEWN_OUNCES ? 332 : 344),
  sideHalf: 176,
  outline: (h) =>
    `M${-h + 16} -1000C${-h * 0.4} -1004 ${h * 0.3} -996 ${h - 16} -1000L${h - 20} -944C${h - 4} -880 ${h + 2} -720 ${h + 4} -540C${h + 7} -330 ${h + 4} -160 ${h - 4} -44C${h - 6} -16 ${h - 18} -2 ${h - 46} 2C${h * 0.4} 12 ${-h * 0.4} 12 ${-h + 46} 2C${-h + 18} -2 ${-h + 6} -16 ${-h + 4} -44C${-h - 4} -160 ${-h - 7} -330 ${-h - 4} -540C${-h - 2} -720 ${-h + 4} -880 ${-h + 20} -944Z`,
  dress(sheet, pack, h) {
    const style = LINE_STYLES[pack.line];
    return [
      rect(-h - 10, -1004, h * 2 + 20, 1020, acrossGusset(sheet)),
      rect(-h - 10, -1004, h * 2 + 20, 1020, downward(sheet)),
      dents(sheet, BAG_DENTS(h), 15),
      creases([
        `M${-h + 40} -930C${-h + 92} -890 ${-h + 118} -850 ${-h + 130} -800`,
        `M${h - 42} -932C${h - 96} -896 ${h - 120} -862 ${h - 130} -822`,
        `M${-h + 50} -26C${-h + 76} -80 ${-h + 84} -110 ${-h + 86} -150`,
        `M${h - 48} -22C${h - 80} -70 ${h - 90} -110 ${h - 92} -160`,
      ]),
      stroke(
        `M${-h + 66} -930C${-h + 54} -760 ${-h + 52} -300 ${-h + 62} -30`,
        '#21140a',
        2.5,
        'opacity=".2"',
      ),
      stroke(
        `M${h - 68} -930C${h - 56} -760 ${h - 54} -300 ${h - 64} -30`,
        '#21140a',
        2.5,
        'opacity=".28"',
      ),
      stroke(
        `M${-h + 6} -900C${-h - 1} -640 ${-h - 1} -300 ${-h + 7} -50`,
        '#fff',
        5,
        'opacity=".5"',
      ),
      seal(sheet, -h, -1006, h * 2, 62, style.brand),
      pieceOunces(pack.size) >= MIN_SEWN_OUNCES ? sewing(h) : zip(sheet, h),
    ].join('');
  },
};

const BAG_DENTS = (h: number) => [
  {
    dark: `M${-h + 40} -936C${-h + 110} -880 ${-h + 150} -800 ${-h + 140} -720C${-h + 110} -780 ${-h + 70} -860 ${-h + 40} -936Z`,
    bright: `M${-h + 80} -936C${-h + 170} -880 ${-h + 200} -820 ${-h + 190} -760C${-h + 160} -810 ${-h + 120} -880 ${-h + 80} -936Z`,
  },
  {
    dark: `M${h - 40} -936C${h - 120} -880 ${h - 160} -820 ${h - 150} -730C${h - 110} -780 ${h - 70} -870 ${h - 40} -936Z`,
    bright: `M${h - 110} -936C${h - 190} -890 ${h - 220} -830 ${h - 220} -780C${h - 190} -830 ${h - 150} -880 ${h - 110} -936Z`,
  },
  {
    dark: `M-70 -940C-50 -900 30 -896 70 -940C50 -880 -40 -876 -70 -940Z`,
    bright: `M-150 -890C-80 -850 60 -852 120 -890C60 -826 -80 -824 -150 -890Z`,
  },
  {
    dark: `M${-h + 60} 4C${-h + 90} -90 ${-h + 110} -120 ${-h + 120} -190C${-h + 140} -110 ${-h + 130} -40 ${-h + 110} 4Z`,
    bright: `M${-h + 130} -20C${-h + 150} -90 ${-h + 165} -130 ${-h + 170} -190C${-h + 190} -120 ${-h + 185} -60 ${-h + 170} -20Z`,
  },
  {
    dark: `M${h - 60} 4C${h - 100} -90 ${h - 110} -140 ${h - 130} -210C${h - 150} -110 ${h - 140} -40 ${h - 120} 4Z`,
    bright: `M${h - 170} -30C${h - 180} -100 ${h - 190} -150 ${h - 196} -200C${h - 210} -120 ${h - 206} -70 ${h - 196} -30Z`,
  },
  {
    dark: `M${h - 120} -560C${h - 170} -470 ${h - 170} -380 ${h - 130} -300C${h - 150} -390 ${h - 150} -480 ${h - 120} -560Z`,
    bright: `M${-h + 140} -640C${-h + 110} -540 ${-h + 110} -420 ${-h + 146} -320C${-h + 170} -420 ${-h + 170} -540 ${-h + 140} -640Z`,
  },
];

const sewing = (h: number): string =>
  group(
    'opacity=".9"',
    stroke(`M${-h + 22} -962H${h - 22}`, '#000', 7, 'opacity=".25" stroke-dasharray="20 13"') +
      stroke(`M${-h + 22} -965H${h - 22}`, '#fff6e2', 6, 'stroke-dasharray="20 13"'),
  ) +
  fill(
    `M${h - 46} -1000L${h - 26} -1000L${h - 18} -962L${h - 40} -962Z`,
    '#fff6e2',
    'opacity=".55"',
  );

const zip = (sheet: Sheet, h: number): string =>
  rect(
    -h,
    -930,
    h * 2,
    17,
    sheet.linear(
      [
        [0, '#000', 0.16],
        [0.5, '#fff', 0.3],
        [1, '#000', 0.12],
      ],
      [0, 0, 0, 1],
    ),
  ) + rect(-h, -912, h * 2, 3, '#000', 0, 'opacity=".12"');
