import {monthName} from '~/platform/en-us';
import {ProgressBar} from '~/ui/progress-bar';
import {formatLbs, leftLbs, overLbs, QUOTA_LBS, weightOf, type Quota, type Weighed} from '../quota';

export interface QuotaUseBarProps {
  quota: Quota;
  item: Weighed;
  inCart: readonly Weighed[];
  /** One short line, for cards. */
  isShort?: boolean;
}

export function QuotaUseBar({quota, item, inCart, isShort = false}: QuotaUseBarProps) {
  const lbs = weightOf([item]);
  if (lbs === 0) return null;
  const totalLbs = weightOf([...inCart, item]);
  const over = overLbs(quota, totalLbs);
  const uses = {lbs, over, left: leftLbs({usedLbs: quota.usedLbs + weightOf(inCart)})};
  return (
    <ProgressBar
      label={
        <span
          className={`block font-regular ${isShort ? 'text-caption' : 'text-small'} ${over > 0 ? 'text-warning' : 'text-ink-soft'}`}
        >
          {isShort ? shortText(uses) : longText(uses, monthName(quota.month))}
        </span>
      }
      height={6}
      value={quota.usedLbs + totalLbs}
      max={QUOTA_LBS}
      tone={over > 0 ? 'warning' : 'primary'}
    />
  );
}

/** Pounds of the item, of the quota that is left, and by how much the item exceeds it. */
interface Uses {
  lbs: number;
  left: number;
  over: number;
}

function shortText({lbs, left, over}: Uses): string {
  return over > 0
    ? `${formatLbs(over)} over your quota`
    : `Uses ${formatLbs(lbs)} of ${formatLbs(left)} left`;
}

function longText({lbs, left, over}: Uses, month: string): string {
  if (left === 0)
    return `Your ${formatLbs(QUOTA_LBS)} for ${month} are used up. They reset on the 1st.`;
  return over > 0
    ? `${formatLbs(over)} over the ${formatLbs(left)} left in ${month}`
    : `Uses ${formatLbs(lbs)} of the ${formatLbs(left)} left in ${month}`;
}
