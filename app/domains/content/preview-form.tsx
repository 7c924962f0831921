import {Form} from '@remix-run/react';
import {Button} from '~/ui/button';
import {FormErrorSummary} from '~/ui/form-error-summary';
import {PlainCheckbox} from '~/ui/plain-checkbox';
import {SelectField} from '~/ui/select-field';
import {TextField} from '~/ui/text-field';
import {useFormFields} from '~/ui/use-form-fields';
import type {PreviewAnswer, PreviewField} from './preview-form.server';
import {CONSENT_LABELS, PREVIEW_CONSENTS, PREVIEW_PATH} from './shown-preview';

interface PreviewFormProps {
  answer: PreviewAnswer;
}

const FIELDS: readonly PreviewField[] = ['key', 'at', 'zip', 'consent'];

/** The key field always starts empty. */
export function PreviewForm({answer}: PreviewFormProps) {
  const {values} = answer;
  const {summary, text, choice} = useFormFields({prefix: 'preview', names: FIELDS, answer});

  return (
    <Form
      method="post"
      /* Drops a `key` from the current query: the loader would try it again after the action. */
      action={`${PREVIEW_PATH}?to=${encodeURIComponent(values.to ?? '')}`}
      preventScrollReset
      className="flex flex-col gap-4"
    >
      <FormErrorSummary {...summary} />
      <p className="text-ink-soft">
        Your choices go into a link you can share. It expires after eight hours.
      </p>
      <TextField
        {...text('key')}
        label="Editors’ key"
        type="password"
        autoComplete="current-password"
        isRequired
      />
      <TextField {...text('to')} label="Page" description="A path, such as /faq" />
      <PlainCheckbox name="drafts" value="1" defaultChecked={values.drafts !== undefined}>
        Show drafts
      </PlainCheckbox>
      <TextField
        {...text('at')}
        label="As of"
        type="datetime-local"
        description="Mountain Time. Leave empty for now."
      />
      <TextField
        {...text('zip')}
        label="From this zip code"
        inputMode="numeric"
        maxLength={5}
        description="Leave empty to use your own."
      />
      <SelectField {...choice('consent')} label="Consent">
        <option value="">As I’ve chosen</option>
        {PREVIEW_CONSENTS.map((consent) => (
          <option key={consent} value={consent}>
            {CONSENT_LABELS[consent]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" isFullWidth>
        Preview
      </Button>
    </Form>
  );
}
