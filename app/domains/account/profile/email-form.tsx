import {useNavigation} from '@remix-run/react';
import {CustomerForm} from '~/domains/session/customer-form';
import {Button} from '~/ui/button';
import {Disclosure} from '~/ui/disclosure';
import {FormErrorSummary} from '~/ui/form-error-summary';
import {TextField} from '~/ui/text-field';
import {useFormFields} from '~/ui/use-form-fields';
import {EMAIL_FIELDS, type ProfileAnswer} from './profile-fields';

interface EmailFormProps {
  answer: Extract<ProfileAnswer, {form: 'email'}> | undefined;
}

/** The address changes once it's confirmed by the link that this form emails to it. */
export function EmailForm({answer}: EmailFormProps) {
  const {state, formData} = useNavigation();
  const {summary, text} = useFormFields({
    prefix: 'email',
    names: EMAIL_FIELDS,
    answer,
    problemTitle: 'Your email address wasn’t changed',
  });
  return (
    <Disclosure summary="Change your email address" open={answer !== undefined}>
      <CustomerForm preventScrollReset noValidate className="flex flex-col gap-5">
        <input type="hidden" name="form" value="email" />
        <FormErrorSummary {...summary} />
        <div className="grid gap-5 md:grid-cols-2">
          <TextField
            {...text('email')}
            type="email"
            label="New email address"
            description="We’ll send it a link to confirm it’s yours."
            autoComplete="email"
            isRequired
          />
          <TextField
            {...text('password')}
            type="password"
            label="Your password"
            autoComplete="current-password"
            isRequired
          />
        </div>
        <Button
          type="submit"
          variant="secondary"
          isPending={state !== 'idle' && formData?.get('form') === 'email'}
          pendingLabel="Sending you a link"
          className="sm:self-start"
        >
          Send the link
        </Button>
      </CustomerForm>
    </Disclosure>
  );
}
