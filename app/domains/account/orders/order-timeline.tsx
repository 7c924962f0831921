import {Icon} from '~/ui/icon';
import type {OrderStep, OrderTimelineStep} from '../order';
import {formatDate} from '../parts/format-date';

const LABELS: Record<OrderStep, string> = {
  placed: 'Placed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Canceled',
  refunded: 'Refunded',
};

export function OrderTimeline({steps}: {steps: readonly OrderTimelineStep[]}) {
  return (
    <ol aria-label="Status of your order" className="flex flex-col sm:flex-row">
      {steps.map(({step, isReached, at}, index) => (
        <li
          key={step}
          className="relative flex min-h-16 gap-3 last:min-h-0 sm:min-h-0 sm:flex-1 sm:flex-col sm:gap-2 sm:last:flex-none"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden
              className={`absolute top-7 bottom-0 left-3.5 w-px sm:top-3.5 sm:right-0 sm:bottom-auto sm:left-7 sm:h-px sm:w-auto ${
                steps[index + 1]?.isReached ? 'bg-primary' : 'bg-line'
              }`}
            />
          )}
          <span
            className={`z-raised grid size-7 shrink-0 place-items-center rounded-pill ${
              isReached ? 'bg-primary text-on-primary' : 'border border-line bg-surface'
            }`}
          >
            {isReached && <Icon name="check" size="s" />}
          </span>
          <span className="flex flex-col">
            <span className={isReached ? 'font-strong' : 'text-ink-soft'}>
              {LABELS[step]}
              {!isReached && <span className="sr-only">: not yet</span>}
            </span>
            {at !== null && (
              <time dateTime={at} className="text-small text-ink-soft">
                {formatDate(at)}
              </time>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
