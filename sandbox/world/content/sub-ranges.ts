import type {HealthCondition, LifeStage, Line} from '../vocabulary';

interface SubRange {
  value: string;
  label: string;
  help?: string;
}

/** The sub-ranges of each line, in display order. */
export const SUB_RANGES: Record<'balance' | 'clinical', SubRange[]> = {
  balance: [
    {value: 'everyday', label: 'Everyday'},
    {
      value: 'country-table',
      label: 'Country Table',
      help: 'Slow-cooked stews, loaves and flakes, and dry recipes in the same flavors.',
    },
    {value: 'first-year', label: 'First Year'},
    {value: 'golden-years', label: 'Golden Years'},
    {
      value: 'light',
      label: 'Light',
      help: 'At least a tenth fewer calories per serving than Everyday.',
    },
    {
      value: 'gentle',
      label: 'Gentle',
      help: 'For sensitive stomachs, skin and bladders. No prescription needed.',
    },
  ],
  clinical: [
    {
      value: 'renal',
      label: 'Renal & Cardiac',
      help: 'Less phosphorus and sodium, for kidneys and hearts under a vet’s care.',
    },
    {
      value: 'gastro',
      label: 'Gastro',
      help: 'Highly digestible recipes for the stomach and the gut.',
    },
    {
      value: 'urinary',
      label: 'Urinary & Calm',
      help: 'Controlled minerals for bladder problems, which stress often makes worse.',
    },
    {
      value: 'derma',
      label: 'Derma',
      help: 'Uncommon or hydrolyzed proteins for skin that reacts to food.',
    },
    {value: 'mobility', label: 'Mobility & Weight'},
    {value: 'dental', label: 'Dental'},
  ],
};

const CLINICAL_BY_CONDITION: Record<HealthCondition, string> = {
  kidney: 'renal',
  heart: 'renal',
  digestive: 'gastro',
  hairball: 'gastro',
  urinary: 'urinary',
  calm: 'urinary',
  skin: 'derma',
  'food-sensitivity': 'derma',
  joint: 'mobility',
  weight: 'mobility',
  dental: 'dental',
};

const BY_STAGE: Partial<Record<LifeStage, string>> = {
  puppy: 'first-year',
  kitten: 'first-year',
  senior: 'golden-years',
};

const GENTLE: HealthCondition[] = ['digestive', 'skin', 'food-sensitivity', 'urinary'];

interface Ranged {
  title: string;
  line: Line;
  stage: LifeStage;
  health: HealthCondition[];
  wet: boolean;
}

/** The sub-range of a product; treats have none. Life stage takes precedence over health, and health over form. */
export function subRangeOf({title, line, stage, health, wet}: Ranged): string | null {
  if (line === 'treats') return null;
  if (line === 'clinical') return health[0] ? CLINICAL_BY_CONDITION[health[0]] : null;
  const ofAge = BY_STAGE[stage];
  if (ofAge) return ofAge;
  if (health.includes('weight')) return 'light';
  if (health.some((condition) => GENTLE.includes(condition))) return 'gentle';
  return wet || title.startsWith('Country Table') ? 'country-table' : 'everyday';
}
