import {useNavigation} from '@remix-run/react';
import {CustomerForm} from '~/domains/session/customer-form';
import {Button} from '~/ui/button';
import {FormErrorSummary} from '~/ui/form-error-summary';
import {useFormFields} from '~/ui/use-form-fields';
import type {ProfileAnswer} from './profile-fields';

const NO_FIELDS: never[] = [];

interface OtherDevicesFormProps {
  answer: Extract<ProfileAnswer, {form: 'others'}> | undefined;
}

/** Ends the customer's sessions in all other browsers (SEC-16). */
export function OtherDevicesForm({answer}: OtherDevicesFormProps) {
  const {state, formData} = useNavigation();
  const {summary} = useFormFields({
    prefix: 'others',
    names: NO_FIELDS,
    answer,
    problemTitle: 'Your other devices are still logged in',
  });
  return (
    <CustomerForm preventScrollReset className="flex flex-col items-start gap-4">
      <input type="hidden" name="form" value="others" />
      <FormErrorSummary {...summary} />
      <p className="text-ink-soft">
        Lost a phone, or used a shared computer? This logs you out everywhere except here.
      </p>
      <Button
        type="submit"
        variant="secondary"
        isPending={state !== 'idle' && formData?.get('form') === 'others'}
        pendingLabel="Logging out your other devices"
      >
        Log out other devices
      </Button>
    </CustomerForm>
  );
}
