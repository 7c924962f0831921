import {useNavigation} from '@remix-run/react';
import {CustomerForm} from '~/domains/session/customer-form';
import {PASSWORD_HINT} from '~/platform/password-policy';
import {Button} from '~/ui/button';
import {FormErrorSummary} from '~/ui/form-error-summary';
import {TextField} from '~/ui/text-field';
import {useFormFields} from '~/ui/use-form-fields';
import {PASSWORD_FIELDS, PASSWORD_RULES, type ProfileAnswer} from './profile-fields';

interface PasswordFormProps {
  answer: Extract<ProfileAnswer, {form: 'password'}> | undefined;
  /** For password managers, which store a password together with a username. */
  email: string | null;
}

/** Fields are never filled in again after an error. */
export function PasswordForm({answer, email}: PasswordFormProps) {
  const {state, formData} = useNavigation();
  const {summary, text} = useFormFields({
    prefix: 'profile',
    names: PASSWORD_FIELDS,
    rules: PASSWORD_RULES,
    answer,
    problemTitle: 'Your password wasn’t changed',
  });
  return (
    <CustomerForm preventScrollReset noValidate className="flex flex-col gap-5">
      <input type="hidden" name="form" value="password" />
      {email !== null && (
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      )}
      <FormErrorSummary {...summary} />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          {...text('currentPassword')}
          type="password"
          label="Current password"
          isRequired
          autoComplete="current-password"
        />
        <TextField
          {...text('newPassword')}
          type="password"
          label="New password"
          isRequired
          autoComplete="new-password"
          description={PASSWORD_HINT}
        />
      </div>
      <Button
        type="submit"
        variant="secondary"
        isPending={state !== 'idle' && formData?.get('form') === 'password'}
        pendingLabel="Changing your password"
        className="sm:self-start"
      >
        Change password
      </Button>
    </CustomerForm>
  );
}
