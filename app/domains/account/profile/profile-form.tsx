import {useNavigation} from '@remix-run/react';
import {CustomerForm} from '~/domains/session/customer-form';
import {Button} from '~/ui/button';
import {Checkbox} from '~/ui/checkbox';
import {FormErrorSummary} from '~/ui/form-error-summary';
import {TextField} from '~/ui/text-field';
import {useFormFields} from '~/ui/use-form-fields';
import {formatDate} from '../parts/format-date';
import {formatPhone} from '../parts/phone';
import {
  PROFILE_FIELDS,
  PROFILE_RULES,
  type ProfileAnswer,
  type ProfileValues,
} from './profile-fields';
import type {ProfileSummary} from './profile-summary';

interface ProfileFormProps {
  /** `null` if the profile couldn't be loaded. The form then shows only what the customer typed. */
  profile: ProfileSummary | null;
  consentDate: string | null;
  answer: Extract<ProfileAnswer, {form: 'profile'}> | undefined;
}

export function ProfileForm({profile, consentDate, answer}: ProfileFormProps) {
  const {state, formData} = useNavigation();
  const {summary, text, checkbox} = useFormFields({
    prefix: 'profile',
    names: PROFILE_FIELDS,
    rules: PROFILE_RULES,
    answer,
    initial: profile ? toProfileValues(profile) : {},
    problemTitle: 'Some of your profile wasn’t saved',
  });
  return (
    <CustomerForm preventScrollReset noValidate className="flex flex-col gap-5">
      <input type="hidden" name="form" value="profile" />
      <FormErrorSummary {...summary} />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField {...text('firstName')} label="First name" autoComplete="given-name" isRequired />
        <TextField {...text('lastName')} label="Last name" autoComplete="family-name" isRequired />
        <TextField {...text('phone')} label="Phone (optional)" type="tel" autoComplete="tel" />
        {profile && (
          <dl className="flex flex-col gap-1">
            <dt className="text-small font-strong">Email</dt>
            <dd className="break-all">{profile.email}</dd>
            <dd className="text-small text-ink-soft">You log in with it.</dd>
          </dl>
        )}
      </div>
      <Checkbox
        {...checkbox('acceptsMarketing')}
        description={profile && consentDate && consentText(profile, consentDate)}
      >
        Send me news and offers by email
      </Checkbox>
      <Button
        type="submit"
        isPending={state !== 'idle' && formData?.get('form') === 'profile'}
        pendingLabel="Saving your profile"
        className="sm:self-start"
      >
        Save profile
      </Button>
    </CustomerForm>
  );
}

function toProfileValues({
  firstName,
  lastName,
  phone,
  acceptsMarketing,
}: ProfileSummary): ProfileValues {
  return {
    firstName,
    lastName,
    phone: phone === null ? '' : formatPhone(phone),
    acceptsMarketing: acceptsMarketing ? 'on' : '',
  };
}

function consentText({acceptsMarketing}: ProfileSummary, date: string): string {
  return acceptsMarketing
    ? `You opted in on ${formatDate(date)}.`
    : `You opted out on ${formatDate(date)}.`;
}
