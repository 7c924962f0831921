import {formatCents} from '~/platform/money';
import {Disclosure} from '~/ui/disclosure';
import {SelectField} from '~/ui/select-field';
import type {DeliveryView} from '../parts/autoship-view';
import {shipDay} from '../parts/ship-day';
import {ChangeForm} from './change-form';
import {DayDisclosure} from './day-disclosure';

/** Something that can be added to a delivery, just once. */
export interface OnceChoice {
  variantId: string;
  label: string;
  priceCents: number;
}

interface ChangeDeliveryProps {
  delivery: DeliveryView;
  onceChoices: readonly OnceChoice[];
}

export function ChangeDelivery({delivery, onceChoices}: ChangeDeliveryProps) {
  const {id, day, items, sendNowCents} = delivery;
  const value = shipDay(delivery);
  return (
    <>
      <DayDisclosure
        summary="Change the date"
        field={{label: 'Ship on', name: 'day', ...(value === null ? {} : {value})}}
      >
        {(field) => (
          <ChangeForm
            intent="move"
            fields={{deliveryId: id, shownDay: day, shownItems: String(items.length)}}
            submit="Save date"
          >
            {field}
          </ChangeForm>
        )}
      </DayDisclosure>
      <Disclosure summary="Send it now">
        {sendNowCents === null ? (
          <p className="text-small text-ink-soft">
            Everything in this delivery is out of stock right now, so it can’t be sent yet.
          </p>
        ) : (
          <div className="flex flex-col items-start gap-3">
            <p className="text-small text-ink-soft">
              We’ll charge {formatCents(sendNowCents)} today and ship it with the next pickup.
              Anything out of stock isn’t charged until it ships. We’ll schedule later deliveries
              from today.
            </p>
            <ChangeForm
              intent="send"
              fields={{deliveryId: id}}
              submit={`Send now for ${formatCents(sendNowCents)}`}
            />
          </div>
        )}
      </Disclosure>
      {onceChoices.length > 0 && (
        <Disclosure summary="Add something, just this once">
          <ChangeForm intent="add" fields={{deliveryId: id}} submit="Add it">
            <div className="min-w-0 grow basis-64">
              <SelectField label="Product" name="variantId">
                {onceChoices.map(({variantId, label, priceCents}) => (
                  <option key={variantId} value={variantId}>
                    {label} · {formatCents(priceCents)}
                  </option>
                ))}
              </SelectField>
            </div>
          </ChangeForm>
        </Disclosure>
      )}
    </>
  );
}
