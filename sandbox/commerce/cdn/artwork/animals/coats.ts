import type {Species, Stage} from '../pack/pack';

export interface Coat {
  fur: string;
  /** Ears, back and shaded side. */
  dark: string;
  /** Muzzle, chest, paws. */
  pale: string;
  /** Stripes or patches. */
  mark: string;
  nose: string;
  iris: string;
}

const COATS: Record<Species, Record<Stage, Coat>> = {
  dog: {
    puppy: {
      fur: '#e9b872',
      dark: '#c98d45',
      pale: '#fdf1dc',
      mark: '#d9a35a',
      nose: '#4a332a',
      iris: '#5b3a22',
    },
    kitten: {
      fur: '#e9b872',
      dark: '#c98d45',
      pale: '#fdf1dc',
      mark: '#d9a35a',
      nose: '#4a332a',
      iris: '#5b3a22',
    },
    adult: {
      fur: '#c98445',
      dark: '#8f5526',
      pale: '#fbeeda',
      mark: '#a9682f',
      nose: '#33241f',
      iris: '#4a2d18',
    },
    senior: {
      fur: '#8a6a52',
      dark: '#5d4433',
      pale: '#efe7dc',
      mark: '#6f523e',
      nose: '#2f2420',
      iris: '#4a3322',
    },
  },
  cat: {
    puppy: {
      fur: '#a8a29b',
      dark: '#7b756e',
      pale: '#f7f2ea',
      mark: '#857e77',
      nose: '#d98d85',
      iris: '#7fae9b',
    },
    kitten: {
      fur: '#a8a29b',
      dark: '#7b756e',
      pale: '#f7f2ea',
      mark: '#857e77',
      nose: '#d98d85',
      iris: '#7fae9b',
    },
    adult: {
      fur: '#e0954e',
      dark: '#b96b2b',
      pale: '#fdf0de',
      mark: '#c1712e',
      nose: '#d17f78',
      iris: '#9aa84c',
    },
    senior: {
      fur: '#6b5b52',
      dark: '#483b34',
      pale: '#f1e9df',
      mark: '#55463e',
      nose: '#c98a82',
      iris: '#b89544',
    },
  },
};

export const coatOf = (species: Species, stage: Stage): Coat => COATS[species][stage];
