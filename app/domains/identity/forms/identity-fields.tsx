import {Form, useNavigation} from '@remix-run/react';
import {useMemo, type ReactNode} from 'react';
import {PASSWORD_HINT} from '~/platform/password-policy';
import {Button} from '~/ui/button';
import {errorSummaryItems} from '~/ui/form-answer';
import {FormErrorSummary} from '~/ui/form-error-summary';
import {TextField} from '~/ui/text-field';
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
  /** Result of the posted form if it failed. */
  answer: IdentityAnswer | undefined;
  fields: readonly IdentityField[];
  hidden?: Record<string, string>;
  /** Title of the error summary if no field is invalid. */
  problemTitle?: string;
  submit: string;
  pending: string;
  /** Replaces the usual labels of fields. */
  labels?: Partial<Record<IdentityField, string>>;
  children?: ReactNode;
}

const idOf = (field: IdentityField) => `identity-${field}`;

/**
 * A form with identity fields and a submit button. It reloads the document, because logging in changes the whole page.
 */
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
  const errors = useMemo(() => errorSummaryItems(answer, FIELD_NAMES, idOf), [answer]);
  return (
    <Form method="post" reloadDocument noValidate className="flex flex-col gap-5">
      <FormErrorSummary errors={errors} title={answer?.problem ? problemTitle : undefined} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <TextField
          key={field}
          id={idOf(field)}
          name={field}
          defaultValue={answer?.values[field] ?? ''}
          errorMessage={answer?.errors[field]}
          rules={IDENTITY_RULES[field]}
          isRequired
          {...FIELDS[field]}
          label={labels[field] ?? FIELDS[field].label}
        />
      ))}
      {children}
      <Button type="submit" isFullWidth isPending={state === 'submitting'} pendingLabel={pending}>
        {submit}
      </Button>
    </Form>
  );
}
