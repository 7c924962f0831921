import {useNavigation} from '@remix-run/react';
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
  const offered = returnable.flatMap(({index, term}) => {
    const line = lines[index];
    return line ? [{index, term, line}] : [];
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
          {offered.map(({index, term, line}, position) => (
            <Checkbox
              key={index}
              id={position === 0 ? id : undefined}
              name={lineField(index)}
              value="on"
              defaultChecked={answer?.lines.includes(index) ?? false}
              description={term}
            >
              {[line.title, lineOptions(line)].filter(Boolean).join(', ')}
            </Checkbox>
          ))}
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
