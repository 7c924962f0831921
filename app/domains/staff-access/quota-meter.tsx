import {monthName} from '~/platform/en-us';
import {ProgressBar} from '~/ui/progress-bar';
import {formatLbs, isQuotaReached, leftLbs, overLbs, QUOTA_LBS, type Quota} from './quota';

interface QuotaMeterProps {
  quota: Quota;
  /** Pounds in the cart. */
  cartLbs?: number;
}

/** Shows how much of the month's quota has been ordered, and how much the cart would use. */
export function QuotaMeter({quota, cartLbs = 0}: QuotaMeterProps) {
  const {month, usedLbs, plannedLbs} = quota;
  const over = overLbs(quota, cartLbs);
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar
        label={meterText(quota)}
        value={usedLbs + cartLbs}
        max={QUOTA_LBS}
        tone={over > 0 || isQuotaReached(quota) ? 'warning' : 'primary'}
      />
      <p className={`text-small ${over > 0 ? 'font-strong text-warning' : 'text-ink-soft'}`}>
        {over > 0
          ? `Your cart is ${formatLbs(over)} over. Take out some food to check out.`
          : cartLbs > 0
            ? `Your cart uses ${formatLbs(cartLbs)} of it, which leaves ${formatLbs(leftLbs({usedLbs: usedLbs + cartLbs}))}.`
            : `You ordered ${formatLbs(usedLbs - plannedLbs)} of ${formatLbs(QUOTA_LBS)} in ${monthName(month)}.${plannedText(plannedLbs)} Your quota resets on the 1st.`}
      </p>
    </div>
  );
}

function plannedText(plannedLbs: number): string {
  return plannedLbs > 0 ? ` Another ${formatLbs(plannedLbs)} will ship on autoship.` : '';
}

function meterText(quota: Quota): string {
  return isQuotaReached(quota)
    ? `You’ve ordered all ${formatLbs(QUOTA_LBS)} for ${monthName(quota.month)}`
    : `${formatLbs(leftLbs(quota))} left to order in ${monthName(quota.month)}`;
}
