import {acrossCushion, creases, dents, downward, seal} from './film';
import type {TallForm} from './tall-pack';
import {fill, group, rect, stroke} from '../svg';
import {LINE_STYLES} from '../print/lines';

/** A glossy stand-up pouch for wet food with sealed edges and a rounded base. */
export const POUCH: TallForm = {
  half: () => 346,
  sideHalf: 150,
  outline: (h) =>
    `M${-h + 26} -996C${-h + 26} -1000 ${-h + 30} -1002 ${-h + 36} -1002H${h - 36}C${h - 30} -1002 ${h - 26} -1000 ${h - 26} -996L${h - 30} -880L${h - 42} -868L${h - 30} -856C${h - 22} -640 ${h - 8} -330 ${h + 6} -70C${h + 8} -30 ${h - 6} -14 ${h - 40} -6C${h * 0.5} 14 ${-h * 0.5} 14 ${-h + 40} -6C${-h + 6} -14 ${-h - 8} -30 ${-h - 6} -70C${-h + 8} -330 ${-h + 22} -640 ${-h + 30} -856L${-h + 42} -868L${-h + 30} -880Z`,
  dress(sheet, pack, h) {
    const style = LINE_STYLES[pack.line];
    return [
      rect(-h - 10, -1004, h * 2 + 20, 1020, acrossCushion(sheet)),
      rect(-h - 10, -1004, h * 2 + 20, 1020, downward(sheet)),
      dents(
        sheet,
        [
          {
            dark: `M${-h + 50} -150C-160 -40 160 -40 ${h - 50} -150C160 0 -160 0 ${-h + 50} -150Z`,
            bright: `M${-h + 80} -190C-160 -90 100 -80 ${h - 130} -140C100 -60 -160 -50 ${-h + 80} -190Z`,
          },
          {
            dark: `M-200 -920C-110 -850 -30 -846 40 -920C20 -820 -150 -800 -200 -920Z`,
            bright: `M-120 -850C-60 -800 40 -800 110 -860C60 -760 -60 -760 -120 -850Z`,
          },
          {
            dark: `M${h - 90} -760C${h - 150} -600 ${h - 150} -420 ${h - 90} -260C${h - 110} -420 ${h - 110} -600 ${h - 90} -760Z`,
            bright: `M${-h + 118} -800C${-h + 84} -560 ${-h + 84} -380 ${-h + 96} -200C${-h + 150} -380 ${-h + 156} -600 ${-h + 118} -800Z`,
          },
        ],
        12,
        1.2,
      ),
      group(
        `filter="${sheet.blur(5)}"`,
        fill(
          `M${-h + 120} -820C${-h + 96} -600 ${-h + 90} -400 ${-h + 94} -230C${-h + 124} -400 ${-h + 132} -620 ${-h + 138} -812Z`,
          '#fff',
          'opacity=".75"',
        ),
        fill(
          `M${h - 128} -700C${h - 112} -560 ${h - 104} -420 ${h - 102} -300C${h - 118} -420 ${h - 132} -560 ${h - 138} -690Z`,
          '#fff',
          'opacity=".4"',
        ),
      ),
      creases([
        `M-150 -906C-136 -860 -110 -836 -84 -822`,
        `M120 -906C112 -870 100 -846 80 -830`,
        `M${-h + 66} -160C${-h + 120} -110 -130 -84 -40 -78`,
      ]),
      stroke(
        `M${-h + 60} -856C${-h + 50} -640 ${-h + 38} -330 ${-h + 28} -80`,
        '#21140a',
        3,
        'opacity=".22"',
      ),
      stroke(
        `M${h - 60} -856C${h - 50} -640 ${h - 38} -330 ${h - 28} -80`,
        '#21140a',
        3,
        'opacity=".3"',
      ),
      stroke(
        `M${-h + 34} -840C${-h + 24} -640 ${-h + 12} -330 ${-h + 2} -80`,
        '#fff',
        6,
        'opacity=".5"',
      ),
      seal(sheet, -h, -1006, h * 2, 74, style.brand),
    ].join('');
  },
};
