import {useLocation} from '@remix-run/react';
import {useMemo} from 'react';
import type {AccountPageText} from '~/domains/content/site-content';
import {AccountPage} from './account-page';
import {AccountSection} from './account-section';
import {UnavailableNote} from '~/ui/unavailable-note';
import {DoneMessage} from './done-message';
import type {ProfileChange} from './profile-form.server';
import {EmailForm} from './profile/email-form';
import {PasswordForm} from './profile/password-form';
import {OtherDevicesForm} from './profile/other-devices-form';
import type {ProfileAnswer} from './profile/profile-fields';
import {ProfileForm} from './profile/profile-form';
import type {ProfileSummary} from './profile/profile-summary';
import type {ShownWorkplace} from './staff/workplace';
import {GraduationNote, WorkplaceSection} from './staff/workplace-facts';

interface ProfilePageProps {
  text: AccountPageText | null;
  profile: ProfileSummary | null;
  consentDate: string | null;
  workplace: ShownWorkplace;
  answer: ProfileAnswer | undefined;
  done: ProfileChange | null;
}

const DONE: Record<ProfileChange, string> = {
  profile: 'Profile saved.',
  password: 'Password changed. Your other devices are logged out.',
  'password-here':
    'Password changed, but we couldn’t log out your other devices. Use “Log out other devices” below.',
  email: 'We sent a link to your new address. Open it within an hour to confirm it’s yours.',
  others: 'Your other devices are logged out.',
};

export function ProfilePage({
  text,
  profile,
  consentDate,
  workplace,
  answer,
  done,
}: ProfilePageProps) {
  const location = useLocation();
  const [profileAnswer, passwordAnswer, emailAnswer] = useMemo(
    () => [
      answer?.form === 'profile' ? answer : undefined,
      answer?.form === 'password' ? answer : undefined,
      answer?.form === 'email' ? answer : undefined,
    ],
    [answer],
  );
  return (
    <AccountPage heading="My Profile" text={text}>
      {done && !answer && <DoneMessage text={DONE[done]} />}
      <GraduationNote workplace={workplace} />
      {profile || profileAnswer || emailAnswer ? (
        <AccountSection heading="About you">
          <ProfileForm profile={profile} consentDate={consentDate} answer={profileAnswer} />
          <EmailForm answer={emailAnswer} />
        </AccountSection>
      ) : (
        <UnavailableNote>
          We’re having trouble loading your profile. Nothing was lost. Try again in a moment.
        </UnavailableNote>
      )}
      <AccountSection heading="Password">
        {/* A new key clears the fields once the password is changed. */}
        <PasswordForm
          key={done?.startsWith('password') && !answer ? location.key : ''}
          answer={passwordAnswer}
          email={profile?.email ?? null}
        />
      </AccountSection>
      <AccountSection heading="Other devices">
        <OtherDevicesForm answer={answer?.form === 'others' ? answer : undefined} />
      </AccountSection>
      <WorkplaceSection workplace={workplace} />
    </AccountPage>
  );
}
