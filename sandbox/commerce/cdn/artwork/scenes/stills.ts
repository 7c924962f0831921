import {bowlOf, ounces, packOf, pet, pounds} from './cast';
import {room, wide} from './interior';
import {lineup, type Standing} from './lineup';
import type {Scene} from './scene';
import {ball} from '../props/ball';
import {kitchenScale} from '../props/kitchen-scale';
import {shelf} from '../props/room';
import {windowLight} from '../props/window';
import {place, type Sheet} from '../svg';

/** A few objects in the center of a room, so that both sides can be cropped. */
const still = (color: string, standing: (sheet: Sheet) => Standing[], overlap = 0): Scene =>
  wide((sheet, w, h) =>
    [
      room(sheet, w, h, color),
      windowLight(sheet, 420, 60, 1.3),
      place(shelf(sheet, 520), 1440, 280),
      lineup(sheet, standing(sheet), {x: w / 2, floor: 1050, scale: 1.6, maxWidth: 1380, overlap}),
    ].join(''),
  );

/** Images next to text, by the part of their file name after `still-`. */
export const STILLS: Record<string, Scene> = {
  'puppy-dinner': still('#ecd6a8', (sheet) => [
    {body: place(ball(sheet), 0, 0, 0.9), width: 120, height: 90},
    pet(sheet, 'dog', 'puppy', 'left'),
    {pack: packOf('bag', 'balance', 'dog', 'puppy', 'chicken', pounds(15))},
    bowlOf(sheet, 'kibble', 'dog'),
  ]),
  'kitten-dinner': still('#e6d8bb', (sheet) => [
    bowlOf(sheet, 'kibble', 'cat'),
    pet(sheet, 'cat', 'kitten'),
    {pack: packOf('bag', 'balance', 'cat', 'kitten', 'salmon', pounds(7))},
    {pack: packOf('can', 'balance', 'cat', 'kitten', 'whitefish')},
  ]),
  training: still('#e6d3ae', (sheet) => [
    pet(sheet, 'dog', 'puppy', 'left'),
    bowlOf(sheet, 'treats', 'dog'),
    {pack: packOf('treat', 'treats', 'dog', 'puppy', 'chicken', ounces(6))},
  ]),
  drinking: still('#e2d9c0', (sheet) => [
    bowlOf(sheet, 'wet', 'cat'),
    {pack: packOf('can', 'balance', 'cat', 'kitten', 'whitefish')},
    pet(sheet, 'cat', 'kitten'),
    bowlOf(sheet, 'none', 'cat', '#efe4d0'),
  ]),
  weighing: still('#ead7b4', (sheet) => [
    {
      body: kitchenScale(sheet, pet(sheet, 'cat', 'kitten').body),
      width: 340,
      height: 480,
    },
    {pack: packOf('treat', 'treats', 'cat', 'adult', 'chicken', ounces(3))},
  ]),
  'everyday-recipe': still('#e9d3ac', (sheet) => [
    {pack: packOf('can', 'balance', 'dog', 'adult', 'turkey')},
    {pack: packOf('bag', 'balance', 'dog', 'adult', 'chicken')},
    pet(sheet, 'dog', 'adult'),
    bowlOf(sheet, 'kibble', 'dog'),
  ]),
};
