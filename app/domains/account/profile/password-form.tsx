import {Form, useNavigation} from '@remix-run/react';
import {useMemo} from 'react';
import {PASSWORD_HINT} from '~/platform/password-policy';
import {Button} from '~/ui/button';
import {errorSummaryItems} from '~/ui/form-answer';
import {FormErrorSummary} from '~/ui/form-error-summary';
import {TextField} from '~/ui/text-field';
import {
  PASSWORD_FIELDS,
  PASSWORD_RULES,
  type PasswordField,
  type ProfileAnswer,
} from './profile-fields';

interface PasswordFormProps {
  answer: Extract<ProfileAnswer, {form: 'password'}> | undefined;
  /** For password managers, which store a password together with a username. */
  email: string | null;
}

const idOf = (field: PasswordField) => `profile-${field}`;

/** Changes the password. Fields are never filled in again after an error. */
export function PasswordForm({answer, email}: PasswordFormProps) {
  const {state, formData} = useNavigation();
  const errors = useMemo(() => errorSummaryItems(answer, PASSWORD_FIELDS, idOf), [answer]);
  const field = (name: PasswordField) => ({
    id: idOf(name),
    name,
    type: 'password',
    isRequired: true,
    errorMessage: answer?.errors[name],
    rules: PASSWORD_RULES[name],
  });
  return (
    <Form method="post" preventScrollReset noValidate className="flex flex-col gap-5">
      <input type="hidden" name="form" value="password" />
      {email !== null && (
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      )}
      <FormErrorSummary
        errors={errors}
        title={answer?.problem ? 'Your password wasn’t changed' : undefined}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          {...field('currentPassword')}
          label="Current password"
          autoComplete="current-password"
        />
        <TextField
          {...field('newPassword')}
          label="New password"
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
    </Form>
  );
}
