import type {CustomerAddress} from '~/domains/account/address';
import {NEW_ADDRESS_PATH} from '~/domains/account/account-paths';
import {AUTOSHIP_WEEKS, MAX_AUTOSHIP_QUANTITY} from '~/domains/autoship-offer/offer';
import {Disclosure} from '~/ui/disclosure';
import {SelectField} from '~/ui/select-field';
import {TextLink} from '~/ui/text-link';
import type {SubscriptionView} from '../parts/autoship-view';
import {editValuesOf, toEditText} from '../parts/edit-values';
import {frequencyText} from '../parts/frequency-text';
import {ChangeForm} from './change-form';
import {DayDisclosure} from './day-disclosure';

interface ChangeSubscriptionProps {
  subscription: SubscriptionView;
  /** `null` if it couldn't be read. */
  book: readonly CustomerAddress[] | null;
}

const QUANTITIES = Array.from({length: MAX_AUTOSHIP_QUANTITY}, (_, index) => index + 1);

/** Without the current value, a browser would choose another one, which the form would then send as a change. */
const withCurrent = (offered: readonly number[], current: number) =>
  offered.includes(current) ? offered : [current, ...offered];

export function ChangeSubscription({subscription, book}: ChangeSubscriptionProps) {
  const {id, food, quantity, frequency, variantId, choices, status, pause} = subscription;
  const fields = {subscriptionId: id};
  const shown = editValuesOf(subscription);
  const edited = {...fields, shown: toEditText(shown)};
  const isPaused = status === 'paused';
  return (
    <div>
      <Disclosure summary="Change product, quantity or frequency">
        <ChangeForm
          intent="edit"
          fields={choices.length > 1 ? edited : {...edited, variantId}}
          submit="Save changes"
          submitLabel={`Save changes: ${food.title}`}
        >
          {choices.length > 1 && (
            <div className="min-w-0 grow basis-full">
              <SelectField label="Type and size" name="variantId" defaultValue={variantId}>
                {choices.map((choice) => (
                  <option key={choice.variantId} value={choice.variantId}>
                    {choice.label}
                  </option>
                ))}
              </SelectField>
            </div>
          )}
          <div className="w-24">
            <SelectField label="Quantity" name="quantity" defaultValue={String(quantity)}>
              {withCurrent(QUANTITIES, quantity).map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </SelectField>
          </div>
          <div className="min-w-0 grow basis-44">
            <SelectField label="How often" name="weeks" defaultValue={String(shown.weeks)}>
              {withCurrent(AUTOSHIP_WEEKS, shown.weeks).map((weeks) => (
                <option key={weeks} value={weeks}>
                  {frequencyText(
                    weeks === shown.weeks ? frequency : {every: weeks, period: 'week'},
                  )}
                </option>
              ))}
            </SelectField>
          </div>
        </ChangeForm>
      </Disclosure>
      {book && (
        <Disclosure summary="Ship to another address">
          {book.length > 0 ? (
            <ChangeForm
              intent="address"
              fields={fields}
              submit="Save address"
              submitLabel={`Save address: ${food.title}`}
            >
              <div className="min-w-0 grow basis-64">
                <SelectField label="Address" name="addressId">
                  {book.map((address) => (
                    <option key={address.id} value={address.id}>
                      {address.firstName} {address.lastName}, {address.address1}, {address.city}
                    </option>
                  ))}
                </SelectField>
              </div>
            </ChangeForm>
          ) : (
            <p className="text-small text-ink-soft">
              Your address book is empty. <TextLink to={NEW_ADDRESS_PATH}>Add an address</TextLink>,
              then choose it here.
            </p>
          )}
        </Disclosure>
      )}
      <DayDisclosure
        summary={isPaused ? 'Change pause' : 'Pause'}
        field={{
          label: 'Until',
          name: 'until',
          isOptional: true,
          ...(pause?.until ? {value: pause.until} : {}),
          description: 'Without a date, it stays paused until you resume it.',
        }}
      >
        {(field) => (
          <ChangeForm
            intent="pause"
            fields={{...fields, shownDay: subscription.dayToRestore}}
            submit={isPaused ? 'Save pause' : 'Pause'}
            submitLabel={isPaused ? `Save pause: ${food.title}` : `Pause ${food.title}`}
          >
            {field}
          </ChangeForm>
        )}
      </DayDisclosure>
    </div>
  );
}
