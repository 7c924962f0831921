import {formatLbs, leftLbs, monthName, overLbs, weightOf, type Weighed} from './quota';
import {useStaffAccess} from './staff-access-context';

interface QuotaUseProps {
  item: Weighed;
  /** Pounds in the cart already. */
  cartLbs: number;
}

/** Says before an add what it would use of the month's quota. Nothing for guests and on the consumer site. */
export function QuotaUse({item, cartLbs}: QuotaUseProps) {
  const {quota} = useStaffAccess();
  const lbs = weightOf([item]);
  if (!quota || lbs === 0) return null;
  const over = overLbs(quota, cartLbs + lbs);
  const left = leftLbs({usedLbs: quota.usedLbs + cartLbs});
  return (
    <p className={`text-small ${over > 0 ? 'text-warning' : 'text-ink-soft'}`}>
      {over > 0
        ? `${formatLbs(over)} more than you can still order in ${monthName(quota.month)}`
        : `Uses ${formatLbs(lbs)} of the ${formatLbs(left)} left in ${monthName(quota.month)}`}
    </p>
  );
}
