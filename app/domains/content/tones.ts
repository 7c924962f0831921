import type {Tone} from './page';

interface ToneLook {
  ground: string;
  soft: string;
  accent: string;
}

/** The tokens ensure the contrast (tests/unit/ui/contrast.test.ts). */
export const TONES: Record<Tone, ToneLook> = {
  sky: {ground: 'bg-surface-soft', soft: 'text-ink-soft', accent: 'text-primary'},
  oat: {ground: 'bg-surface-oat', soft: 'text-ink-soft', accent: 'text-primary'},
  night: {
    ground: 'bg-surface-inverse on-inverse',
    soft: 'text-ink-inverse-soft',
    accent: 'text-ink-inverse-accent',
  },
};
