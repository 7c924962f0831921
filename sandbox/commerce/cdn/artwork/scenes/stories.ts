import {bowlOf, packOf, pet} from './cast';
import {hills} from './hills';
import {room, wide} from './interior';
import {lineup} from './lineup';
import type {Scene} from './scene';
import {coatOf} from '../animals/coats';
import {catHead} from '../animals/cat-head';
import {searchingDog} from '../animals/dog';
import {ball, bush} from '../props/ball';
import {deliveryBox, openBox} from '../props/box';
import {pottedPlant} from '../props/plants';
import {shelf} from '../props/room';
import {windowLight, windowPane} from '../props/window';
import {floorShadow} from '../props/shadow';
import {paw} from '../print/marks';
import {LINE_STYLES} from '../print/lines';
import {circle, fill, place, rect, stroke} from '../svg';
import {text} from '../type/figtree';

/** An autoship delivery: a box indoors, with a dog and a cat. */
export const AUTOSHIP = wide((sheet, w, h) =>
  [
    room(sheet, w, h, '#ecd7b0'),
    windowLight(sheet, 860, 60, 1.35),
    place(shelf(sheet, 600), 1720, 320),
    place(pottedPlant(sheet), 2290, 990, 1.5),
    place(deliveryBox(sheet), 1560, 1040, 1.15),
    place(pet(sheet, 'cat', 'adult').body, 1600, 560, 1.0),
    place(pet(sheet, 'dog', 'adult').body, 2080, 1060, 1.42),
    lineup(sheet, [{pack: packOf('bag', 'balance', 'cat', 'adult', 'salmon')}], {
      x: 1180,
      floor: 1090,
      scale: 0.9,
    }),
  ].join(''),
);

/** A dog looking for a ball, which lies behind it. */
export const LOST_BALL = wide((sheet, w, h) =>
  [
    hills(sheet, w, h, {sun: [0.26, 0.4], ground: 0.76}),
    place(bush(sheet, '#8fa25e'), 1960, 1010, 1.6),
    place(bush(sheet, '#9fb06a'), 2270, 1046, 1.06),
    place(floorShadow(sheet, 220, 40), 1180, 1050, 1.5),
    place(searchingDog(sheet, coatOf('dog', 'adult')), 1180, 1050, 1.62),
    ...[860, 770, 690, 600, 510, 420].map((x, i) =>
      place(paw('#b08d5a'), x - 60, 1020 + (i % 2) * 30 + i * 4, 0.3, 82),
    ),
    place(ball(sheet), 770, 1116, 1.2),
  ].join(''),
);

/** A box that is empty except for a cat. */
export const EMPTY_CART = wide((sheet, w, h) => {
  const cat = coatOf('cat', 'adult');
  const paws = (x: number) =>
    fill(
      `M${x - 34}-300C${x - 36}-336 ${x + 36}-336 ${x + 34}-300C${x + 34}-276 ${x - 34}-276 ${x - 34}-300Z`,
      cat.pale,
    ) + stroke(`M${x - 11}-300V-286M${x + 11}-300V-286`, '#c9a884', 3);
  return [
    room(sheet, w, h, '#ead7b4'),
    place(windowPane(sheet, 520, 430), 380, 130),
    windowLight(sheet, 1360, 70, 1.25, false),
    place(pottedPlant(sheet), 2040, 980, 1.5),
    place(openBox(sheet, place(catHead(sheet, cat), 30, -400, 1.5)), 1200, 1060, 1.36),
    place(paws(-60) + paws(110), 1200, 1060, 1.36),
    place(bowlOf(sheet, 'none', 'cat').body, 1790, 1100, 1.1),
  ].join('');
});

/** The preview image of links to the shop. */
export const OPEN_GRAPH = wide((sheet, w, h) =>
  [
    hills(sheet, w, h, {sun: [0.72, 0.44], ground: 0.76}),
    text('Marlowe', 150, 430, {
      size: 220,
      weight: 800,
      fill: LINE_STYLES.balance.ink,
      anchor: 'start',
      spacing: -8,
    }),
    text('PET NUTRITION', 162, 514, {
      size: 52,
      weight: 600,
      fill: LINE_STYLES.balance.brand,
      anchor: 'start',
      spacing: 16,
    }),
    text('Good food, on time, for the life they have now.', 158, 622, {
      size: 46,
      weight: 500,
      fill: LINE_STYLES.balance.ink,
      anchor: 'start',
      maxWidth: 980,
    }),
    lineup(
      sheet,
      [
        pet(sheet, 'dog', 'adult', 'left'),
        {pack: packOf('bag', 'balance', 'dog', 'adult', 'chicken')},
        pet(sheet, 'cat', 'adult'),
      ],
      {x: 1790, floor: 1020, scale: 1.34, overlap: 0.1},
    ),
  ].join(''),
);

export const BRAND_LOGO = wide(
  (_sheet, w) =>
    text('Marlowe', w / 2, 660, {
      size: 520,
      weight: 800,
      fill: LINE_STYLES.balance.ink,
      spacing: -18,
    }) +
    text('PET NUTRITION', w / 2, 830, {
      size: 108,
      weight: 600,
      fill: LINE_STYLES.balance.brand,
      spacing: 40,
    }),
);

export const BRAND_MARK: Scene = {
  width: 1600,
  height: 1600,
  draw: (sheet, w) =>
    rect(
      0,
      0,
      w,
      w,
      sheet.linear(
        [
          [0, '#fbf4e6'],
          [1, '#efe0c3'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    circle(
      w / 2,
      w / 2,
      560,
      sheet.radial(
        [
          [0, '#fff8e6'],
          [1, '#f6d99c'],
        ],
        [0.4, 0.35, 0.8],
      ),
    ) +
    place(paw(LINE_STYLES.balance.ink), w / 2, w / 2, 8.4),
};

/** By an article's handle. Other articles show a dog and a cat with a bowl. */
const ARTICLES = new Map<string, Scene['draw']>([
  [
    'how-to-change-foods',
    (sheet) =>
      lineup(
        sheet,
        [
          bowlOf(sheet, 'kibble', 'dog'),
          pet(sheet, 'dog', 'puppy'),
          bowlOf(sheet, 'kibble', 'dog', '#d6a24c'),
        ],
        {x: 1200, floor: 1040, scale: 1.6, overlap: -0.06},
      ),
  ],
  [
    'reading-a-label',
    (sheet) =>
      lineup(
        sheet,
        [
          pet(sheet, 'cat', 'senior'),
          {pack: packOf('bag', 'clinical', 'cat', 'adult', 'rabbit')},
          {pack: packOf('can', 'balance', 'dog', 'adult', 'beef')},
          {pack: packOf('tray', 'balance', 'dog', 'adult', 'turkey')},
        ],
        {x: 1200, floor: 1030, scale: 1.7},
      ),
  ],
]);

export const articleScene = (handle: string): Scene =>
  wide(
    (sheet, w, h) =>
      room(sheet, w, h, '#ead7b4') +
      windowLight(sheet, 260, 60, 1.3) +
      place(shelf(sheet, 620), 1560, 300) +
      (ARTICLES.get(handle)?.(sheet, w, h) ??
        lineup(
          sheet,
          [
            pet(sheet, 'dog', 'adult', 'left'),
            bowlOf(sheet, 'kibble', 'dog'),
            pet(sheet, 'cat', 'adult'),
          ],
          {x: 1200, floor: 1030, scale: 1.7, overlap: 0},
        )),
  );
