import {Form} from '@remix-run/react';
import {Button} from '~/ui/button';
import {PlainCheckbox} from '~/ui/plain-checkbox';
import {SelectField} from '~/ui/select-field';
import {TextField} from '~/ui/text-field';
import type {PreviewFormErrors} from './preview-form.server';
import {CONSENT_LABELS, PREVIEW_CONSENTS, PREVIEW_PATH} from './shown-preview';

interface PreviewFormProps {
  /** What stands in the fields, by name; `to` is the path to look at. Without scripts it was sent and came back. */
  values: Partial<Record<string, string>>;
  errors: PreviewFormErrors;
}

/** What an editor wants to look at before others may. The key alone is not sent back. */
export function PreviewForm({values, errors}: PreviewFormProps) {
  return (
    /* Without the query that it may have been come to with: the key in it would be tried once more. */
    <Form method="post" action={PREVIEW_PATH} className="flex flex-col gap-4">
      <p className="text-ink-soft">
        What you choose goes into a link that you can share. It ends by itself after eight hours.
      </p>
      <TextField
        label="Editors’ key"
        name="key"
        type="password"
        autoComplete="current-password"
        isRequired
        errorMessage={errors.key}
      />
      <TextField
        label="Page"
        name="to"
        defaultValue={values.to ?? ''}
        description="A path, such as /faq"
      />
      <PlainCheckbox name="drafts" value="1" defaultChecked={values.drafts !== undefined}>
        Show drafts
      </PlainCheckbox>
      <TextField
        label="At this moment"
        name="at"
        type="datetime-local"
        defaultValue={values.at ?? ''}
        description="Mountain Time. Empty: now"
        errorMessage={errors.at}
      />
      <TextField
        label="From this zip code"
        name="zip"
        inputMode="numeric"
        maxLength={5}
        defaultValue={values.zip ?? ''}
        description="Empty: your own"
        errorMessage={errors.zip}
      />
      <SelectField
        label="Consent"
        name="consent"
        defaultValue={values.consent ?? ''}
        errorMessage={errors.consent}
      >
        <option value="">as I have chosen</option>
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
