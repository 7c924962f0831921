import type {Pack, Stage} from '../pack/pack';

const COLORS: Record<Stage, string> = {
  adult: '#b5482f',
  puppy: '#d98324',
  kitten: '#d98324',
  senior: '#6d5277',
};

export const stageColor = (stage: Stage): string => COLORS[stage];

/** Life stage and species as printed. Puppy and kitten imply the species. */
export function stageName({stage, species}: Pick<Pack, 'stage' | 'species'>): string {
  const animal = species === 'dog' ? 'Dog' : 'Cat';
  if (stage === 'puppy') return 'Puppy';
  if (stage === 'kitten') return 'Kitten';
  return stage === 'senior' ? `Senior ${animal}` : `Adult ${animal}`;
}
