import type {Frequency} from '../subscription';

/** "Every 4 weeks" */
export function frequencyText({every, period}: Pick<Frequency, 'every' | 'period'>): string {
  return every === 1 ? `Every ${period}` : `Every ${every} ${period}s`;
}
