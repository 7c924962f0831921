import type {Tone} from './page';

interface ToneLook {
  /** The surface, with the colour of the text on it. */
  ground: string;
  /** Text of lesser weight. */
  soft: string;
  /** Eyebrows and numbers. */
  accent: string;
}

/** Class names of the grounds that editors choose from. Contrast is that of the tokens (tests/unit/ui/contrast.test.ts). */
export const TONES: Record<Tone, ToneLook> = {
  sky: {ground: 'bg-surface-soft', soft: 'text-ink-soft', accent: 'text-primary'},
  oat: {ground: 'bg-surface-oat', soft: 'text-ink-soft', accent: 'text-primary'},
  night: {
    ground: 'bg-surface-inverse on-inverse',
    soft: 'text-ink-inverse-soft',
    accent: 'text-ink-inverse-accent',
  },
};
