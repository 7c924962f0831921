import {Form, useNavigation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {PASSWORD_HINT} from '~/platform/password-policy';
import {Button} from '~/ui/button';
import {FormErrorSummary} from '~/ui/form-error-summary';
import {TextField} from '~/ui/text-field';
import {useFormFields} from '~/ui/use-form-fields';
import {IDENTITY_RULES, type IdentityAnswer, type IdentityField} from './identity-form';

interface FieldTexts {
  label: string;
  autoComplete: string;
  type?: 'email' | 'password';
  description?: string;
}

/* In the order in which forms show them. */
const FIELDS: Record<IdentityField, FieldTexts> = {
  firstName: {label: 'First name', autoComplete: 'given-name'},
  lastName: {label: 'Last name', autoComplete: 'family-name'},
  email: {label: 'Email', autoComplete: 'username', type: 'email'},
  password: {label: 'Password', autoComplete: 'current-password', type: 'password'},
  newPassword: {
    label: 'New password',
    autoComplete: 'new-password',
    type: 'password',
    description: PASSWORD_HINT,
  },
};
const FIELD_NAMES = Object.keys(FIELDS) as IdentityField[];

interface IdentityFormProps {
  answer: IdentityAnswer | undefined;
  fields: readonly IdentityField[];
  hidden?: Record<string, string>;
  problemTitle?: string;
  submit: string;
  pending: string;
  labels?: Partial<Record<IdentityField, string>>;
  children?: ReactNode;
}

/** Reloads the document, because logging in changes the whole page. */
export function IdentityForm({
  answer,
  fields,
  hidden = {},
  problemTitle,
  submit,
  pending,
  labels = {},
  children,
}: IdentityFormProps) {
  const {state} = useNavigation();
  const {summary, text} = useFormFields({
    prefix: 'identity',
    names: FIELD_NAMES,
    rules: IDENTITY_RULES,
    answer,
    problemTitle,
  });
  return (
    <Form method="post" reloadDocument noValidate className="flex flex-col gap-5">
      <FormErrorSummary {...summary} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((name) => (
        <TextField
          key={name}
          {...text(name)}
          isRequired
          {...FIELDS[name]}
          label={labels[name] ?? FIELDS[name].label}
        />
      ))}
      {children}
      <Button type="submit" isFullWidth isPending={state === 'submitting'} pendingLabel={pending}>
        {submit}
      </Button>
    </Form>
  );
}
