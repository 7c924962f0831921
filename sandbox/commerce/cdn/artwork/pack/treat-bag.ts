import {acrossCushion, creases, dents, downward, seal} from './film';
import type {TallForm} from './tall-pack';
import {LINE_STYLES} from '../print/lines';
import {ellipse, fill, rect, stroke} from '../svg';

/** A resealable bag with rounded corners, a zipper and a hole for hanging. */
export const TREAT_BAG: TallForm = {
  half: () => 362,
  sideHalf: 150,
  outline: (h) =>
    `M${-h + 44} -1002H${h - 44}C${h - 16} -1002 ${h - 6} -990 ${h - 6} -966C${h - 12} -700 ${h - 10} -330 ${h} -60C${h + 2} -24 ${h - 10} -8 ${h - 46} -4C${h * 0.5} 12 ${-h * 0.5} 12 ${-h + 46} -4C${-h + 10} -8 ${-h - 2} -24 ${-h} -60C${-h + 10} -330 ${-h + 12} -700 ${-h + 6} -966C${-h + 6} -990 ${-h + 16} -1002 ${-h + 44} -1002Z`,
  dress(sheet, pack, h) {
    const style = LINE_STYLES[pack.line];
    return [
      rect(-h - 10, -1004, h * 2 + 20, 1020, acrossCushion(sheet)),
      rect(-h - 10, -1004, h * 2 + 20, 1020, downward(sheet)),
      dents(
        sheet,
        [
          {
            dark: `M${-h + 40} -80C-160 -10 160 -10 ${h - 40} -80C160 20 -160 20 ${-h + 40} -80Z`,
            bright: `M${-h + 90} -110C-120 -50 80 -46 ${h - 160} -80C80 -24 -120 -24 ${-h + 90} -110Z`,
          },
          {
            dark: `M-240 -900C-200 -820 -180 -780 -176 -700C-220 -760 -240 -830 -240 -900Z`,
            bright: `M-170 -900C-130 -830 -120 -790 -120 -730C-150 -780 -170 -840 -170 -900Z`,
          },
          {
            dark: `M250 -900C210 -820 196 -770 196 -690C230 -750 250 -820 250 -900Z`,
            bright: `M160 -900C140 -840 130 -800 130 -760C150 -800 160 -850 160 -900Z`,
          },
        ],
        13,
      ),
      creases(['M-210 -890C-196 -850 -178 -820 -156 -800', 'M204 -890C196 -850 184 -826 166 -806']),
      stroke(
        `M${-h + 34} -900C${-h + 36} -640 ${-h + 32} -330 ${-h + 24} -50`,
        '#21140a',
        3,
        'opacity=".18"',
      ),
      stroke(
        `M${h - 34} -900C${h - 36} -640 ${h - 32} -330 ${h - 24} -50`,
        '#21140a',
        3,
        'opacity=".28"',
      ),
      stroke(
        `M${-h + 14} -930C${-h + 16} -640 ${-h + 12} -330 ${-h + 6} -60`,
        '#fff',
        6,
        'opacity=".4"',
      ),
      seal(sheet, -h, -1006, h * 2, 84, style.brand),
      fill(
        'M-58 -968C-58 -984 -40 -986 -26 -984C-20 -994 20 -994 26 -984C40 -986 58 -984 58 -968C58 -956 44 -952 30 -954H-30C-44 -952 -58 -956 -58 -968Z',
        '#f3ead9',
      ),
      stroke(
        'M-58 -968C-58 -984 -40 -986 -26 -984C-20 -994 20 -994 26 -984C40 -986 58 -984 58 -968',
        '#000',
        4,
        'opacity=".35"',
      ),
      rect(
        -h,
        -908,
        h * 2,
        20,
        sheet.linear(
          [
            [0, '#000', 0.24],
            [0.5, '#fff', 0.34],
            [1, '#000', 0.2],
          ],
          [0, 0, 0, 1],
        ),
      ),
      ellipse(-h + 30, -866, 5, 5, '#000', 'opacity=".15"'),
    ].join('');
  },
};
