import {ButtonLink} from '~/ui/button-link';
import {Card} from '~/ui/card';
import {SelectField} from '~/ui/select-field';
import {AUTOSHIPS_PATH} from '../autoship-paths';
import type {SubscriptionView} from '../parts/autoship-view';
import {formatDay} from '../parts/day';
import {frequencyText} from '../parts/frequency-text';
import {ChangeForm} from './change-form';

const REASONS = [
  'I have too much food',
  'It costs too much',
  'My pet eats something else now',
  'I no longer have this pet',
  'I’d rather order when I need it',
  'Something else',
];

/** The second and last step. The reason is optional. */
export function CancelSubscription({subscription}: {subscription: SubscriptionView}) {
  const {id, food, quantity, frequency, next, dayToRestore} = subscription;
  return (
    <Card padding="l" className="flex max-w-form flex-col gap-5">
      <p>
        <b className="font-strong">{food.title}</b>
        {food.details && `, ${food.details}`}: {frequencyText(frequency).toLowerCase()}, {quantity}{' '}
        each time.
      </p>
      <p className="text-ink-soft">{outcomeText(next)}</p>
      <ChangeForm
        intent="cancel"
        fields={{subscriptionId: id, shownDay: dayToRestore}}
        submit="Cancel this subscription"
        variant="danger"
      >
        <div className="min-w-0 basis-full">
          <SelectField label="Why are you canceling? (optional)" name="reason">
            <option value="">I’d rather not say</option>
            {REASONS.map((reason) => (
              <option key={reason}>{reason}</option>
            ))}
          </SelectField>
        </div>
        <ButtonLink to={AUTOSHIPS_PATH} variant="secondary" size="m">
          Keep it
        </ButtonLink>
      </ChangeForm>
    </Card>
  );
}

function outcomeText(next: SubscriptionView['next']): string {
  if (!next?.isLocked || next.day === null) {
    return 'You won’t get any more deliveries or charges. You can start it again anytime.';
  }
  return next.isOutOfStock
    ? 'Out of stock right now. The last delivery ships as soon as it’s back.'
    : `The delivery that ships on ${formatDay(next.day)} is already being packed and will still arrive. It’s the last one.`;
}
