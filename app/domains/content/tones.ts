import type {Tone} from './page';

interface ToneLook {
  /** Background color and the color of text on it. */
  ground: string;
  /** Secondary text. */
  soft: string;
  /** Eyebrows and numbers. */
  accent: string;
}

/**
 * Class names of the backgrounds that editors choose from. The tokens ensure their contrast
 * (tests/unit/ui/contrast.test.ts).
 */
export const TONES: Record<Tone, ToneLook> = {
  sky: {ground: 'bg-surface-soft', soft: 'text-ink-soft', accent: 'text-primary'},
  oat: {ground: 'bg-surface-oat', soft: 'text-ink-soft', accent: 'text-primary'},
  night: {
    ground: 'bg-surface-inverse on-inverse',
    soft: 'text-ink-inverse-soft',
    accent: 'text-ink-inverse-accent',
  },
};
