import {FLAVOR_ART} from '../flavors';
import type {Pack} from '../pack/pack';

const WET_UNITS = {can: 'can', tray: 'tray', pouch: 'pouch'} as const;

export function feedingRows(pack: Pack): [string, string][] {
  const weights = pack.species === 'dog' ? [10, 20, 40, 60, 80] : [4, 6, 8, 10, 14];
  return weights.map((pounds) => [`${pounds} lb`, dailyAmount(pack, pounds)]);
}

function dailyAmount({form, line, stage, species}: Pack, pounds: number): string {
  if (form === 'treat' || line === 'treats')
    return `up to ${Math.max(2, Math.round(pounds / 6) + 1)}`;
  const appetite = {puppy: 1.5, kitten: 1.5, adult: 1, senior: 0.9}[stage];
  const cups = (species === 'dog' ? 0.14 * pounds ** 0.75 + 0.12 : 0.075 * pounds) * appetite;
  if (form === 'bag') return `${formatQuarters(cups)} cup${cups > 1.1 ? 's' : ''}`;
  return `${formatQuarters(cups * (form === 'can' ? 0.9 : 2.2))} ${WET_UNITS[form]}${cups > 1.1 ? 's' : ''}`;
}

function formatQuarters(value: number): string {
  const whole = Math.floor(Math.round(Math.max(0.25, value) * 4) / 4);
  const part = ['', '¼', '½', '¾'][Math.round(Math.max(0.25, value) * 4) % 4] ?? '';
  return `${whole || ''}${part}`;
}

export const ingredientList = (pack: Pack): string =>
  `${FLAVOR_ART[pack.flavor].ingredient}, ${
    pack.form === 'bag'
      ? 'brown rice, whole grain barley, oat groats, pea fiber, chicken fat, dried beet pulp, flaxseed, fish oil, carrots, spinach, cranberries, salt, calcium carbonate, vitamin E, taurine, zinc, iron, selenium, natural mixed tocopherols.'
      : pack.form === 'treat'
        ? 'oat flour, barley, sweet potato, glycerin, apple fiber, flaxseed, molasses, parsley, sea salt, rosemary extract, mixed tocopherols.'
        : 'broth, liver, rice, carrots, green peas, egg, pea starch, fish oil, guar gum, calcium phosphate, taurine, vitamin E, zinc, iron, niacin, copper, iodine.'
  }`;

export const guarantees = ({form, species}: Pack): [string, string][] => {
  const dry = form === 'bag' || form === 'treat';
  const protein = (dry ? 22 : 8) + (species === 'cat' ? (dry ? 10 : 2) : 0);
  return [
    ['Crude protein, min', `${protein}%`],
    ['Crude fat, min', dry ? '14%' : '5%'],
    ['Crude fiber, max', dry ? '4%' : '1.5%'],
    ['Moisture, max', dry ? '10%' : '78%'],
    ['Omega-6, min', dry ? '2.6%' : '0.7%'],
  ];
};
