import {useNavigation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {CustomerForm} from '~/domains/session/customer-form';
import {Button, type ButtonProps} from '~/ui/button';
import {useStrayPress} from '~/ui/stray-press';
import type {AutoshipForm} from '../changes/posted-form';

interface ChangeFormProps extends Pick<ButtonProps, 'variant' | 'size' | 'isDisabled'> {
  intent: AutoshipForm['intent'];
  /** The page of autoships, if the form is on another one. */
  action?: string;
  /** Hidden fields that identify the delivery, item or subscription. */
  fields: Record<string, string>;
  submit: string;
  /**
   * Accessible name that distinguishes the button from those of other products and deliveries. Must begin with the text
   * of `submit`.
   */
  submitLabel?: string;
  children?: ReactNode;
}

/** One change of a delivery or subscription. Only its own button shows a pending state. */
export function ChangeForm({
  intent,
  action,
  fields,
  submit,
  submitLabel,
  children,
  ...look
}: ChangeFormProps) {
  const {formData} = useNavigation();
  const cancelStrayPress = useStrayPress();
  const isSent =
    formData?.get('intent') === intent &&
    Object.entries(fields).every(([name, value]) => formData.get(name) === value);
  return (
    <CustomerForm action={action} className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button
        type="submit"
        variant="secondary"
        size="m"
        {...look}
        className={look.variant === 'quiet' ? '-ml-4' : undefined}
        aria-label={submitLabel}
        isPending={isSent}
        onClick={cancelStrayPress}
      >
        {submit}
      </Button>
    </CustomerForm>
  );
}
