import {ProgressBar} from '~/ui/progress-bar';
import {formatLbs, leftLbs, monthName, overLbs, QUOTA_LBS, weightOf, type Weighed} from './quota';
import {useStaffAccess} from './staff-access-context';

interface QuotaUseProps {
  item: Weighed;
  /** Pounds already in the cart. */
  cartLbs: number;
}

/** Shows how much of the month's quota adding this item would use. Nothing for guests and on the consumer site. */
export function QuotaUse({item, cartLbs}: QuotaUseProps) {
  const {quota} = useStaffAccess();
  const lbs = weightOf([item]);
  if (!quota || lbs === 0) return null;
  const over = overLbs(quota, cartLbs + lbs);
  const left = leftLbs({usedLbs: quota.usedLbs + cartLbs});
  return (
    <ProgressBar
      label={
        <span className={`text-small font-regular ${over > 0 ? 'text-warning' : 'text-ink-soft'}`}>
          {over > 0
            ? `${formatLbs(over)} more than you can still order in ${monthName(quota.month)}`
            : `Uses ${formatLbs(lbs)} of the ${formatLbs(left)} left in ${monthName(quota.month)}`}
        </span>
      }
      height={6}
      value={quota.usedLbs + cartLbs + lbs}
      max={QUOTA_LBS}
      tone={over > 0 ? 'warning' : 'primary'}
    />
  );
}
