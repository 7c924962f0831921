import {useNavigation} from '@remix-run/react';
import {Fragment} from 'react';
import {CustomerForm} from '~/domains/session/customer-form';
import {Button} from '~/ui/button';
import {Checkbox} from '~/ui/checkbox';
import {Disclosure} from '~/ui/disclosure';
import {FieldNotes, fieldNoteAttributes} from '~/ui/field-notes';
import {FormErrorSummary} from '~/ui/form-error-summary';
import {SelectField} from '~/ui/select-field';
import {TextArea} from '~/ui/text-area';
import {useFormFields} from '~/ui/use-form-fields';
import {lineOptions, type OrderLine} from '../order';
import {
  lineField,
  MAKER_LABEL,
  quantityField,
  RETURN_FIELDS,
  RETURN_REASONS,
  RETURN_RULES,
  type ReturnAnswer,
  type ReturnableLine,
} from '../order-changes';

interface ReturnFormProps {
  lines: readonly OrderLine[];
  returnable: readonly ReturnableLine[];
  answer: ReturnAnswer | undefined;
}

export function ReturnForm({lines, returnable, answer}: ReturnFormProps) {
  const {state, formData} = useNavigation();
  const {summary, text, choice} = useFormFields({
    prefix: 'return',
    names: RETURN_FIELDS,
    rules: RETURN_RULES,
    answer,
    problemTitle: 'Your request wasn’t sent',
  });
  const {id, errorMessage} = choice('lines');
  const {'aria-describedby': describedBy} = fieldNoteAttributes(id, {errorMessage});
  const offered = returnable.flatMap(({index, quantity, term}) => {
    const line = lines[index];
    const chosen = answer?.lines.find((one) => one.index === index);
    return line ? [{index, quantity, term, line, chosen}] : [];
  });
  return (
    <Disclosure
      look="card"
      summary="Return items"
      open={answer !== undefined}
      className="print:hidden"
    >
      <CustomerForm noValidate preventScrollReset className="flex max-w-prose flex-col gap-5">
        <input type="hidden" name="intent" value="return" />
        <FormErrorSummary {...summary} />
        <fieldset aria-describedby={describedBy} className="flex flex-col gap-1">
          <legend className="pb-1 text-small font-strong">What do you want to return?</legend>
          {offered.map(({index, quantity, term, line, chosen}, position) => {
            const name = [line.title, lineOptions(line)].filter(Boolean).join(', ');
            return (
              <Fragment key={index}>
                <Checkbox
                  id={position === 0 ? id : undefined}
                  name={lineField(index)}
                  value="on"
                  defaultChecked={chosen !== undefined}
                  description={term}
                >
                  {name}
                </Checkbox>
                {quantity > 1 && (
                  <div className="hidden pt-2 pb-3 pl-8.5 [:has(:checked)+&]:block">
                    <SelectField
                      name={quantityField(index)}
                      label={`How many of ${name}?`}
                      defaultValue={chosen?.quantity ?? quantity}
                    >
                      {Array.from({length: quantity}, (_, lower) => (
                        <option key={lower}>{lower + 1}</option>
                      ))}
                    </SelectField>
                  </div>
                )}
              </Fragment>
            );
          })}
          <FieldNotes id={id} errorMessage={errorMessage} />
        </fieldset>
        <SelectField {...choice('reason')} label="Why?" isRequired>
          <option value="">Choose one</option>
          {Object.entries(RETURN_REASONS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextArea {...text('note')} label="Anything else? (optional)" rows={3} />
        <p className="text-small text-ink-soft">
          Within one business day, we’ll email you a prepaid label or tell you to keep the items.
          {offered.some(({line}) => line.isDropship) && ` ${MAKER_LABEL}`}
        </p>
        <Button
          type="submit"
          size="m"
          className="self-start"
          isPending={state !== 'idle' && formData?.get('intent') === 'return'}
          pendingLabel="Sending your request"
        >
          Request return
        </Button>
      </CustomerForm>
    </Disclosure>
  );
}
