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
  const uses = {
    lbs,
    over,
    left: leftLbs({usedLbs: quota.usedLbs + weightOf(inCart)}),
    leftWithoutCart: leftLbs(quota),
  };
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

/** In pounds. */
interface Uses {
  /** Of the item. */
  lbs: number;
  /** Of the quota, after the cart. */
  left: number;
  leftWithoutCart: number;
  /** By how much the item exceeds what is left. */
  over: number;
}

function shortText({lbs, left, over}: Uses): string {
  return over > 0
    ? `${formatLbs(over)} over your quota`
    : `Uses ${formatLbs(lbs)} of ${formatLbs(left)} left`;
}

function longText({lbs, left, leftWithoutCart, over}: Uses, month: string): string {
  if (leftWithoutCart === 0)
    return `You’ve ordered all ${formatLbs(QUOTA_LBS)} for ${month}. Your quota resets on the 1st.`;
  if (left === 0)
    return `Your cart already uses the ${formatLbs(leftWithoutCart)} left in ${month}.`;
  return over > 0
    ? `${formatLbs(over)} over the ${formatLbs(left)} left in ${month}`
    : `Uses ${formatLbs(lbs)} of the ${formatLbs(left)} left in ${month}`;
}
