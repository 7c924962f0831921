import {useLocation} from '@remix-run/react';
import {useMemo, type ReactNode} from 'react';
import {CustomerForm} from '~/domains/session/customer-form';
import {Button} from '~/ui/button';
import {ButtonLink} from '~/ui/button-link';
import {TextLink} from '~/ui/text-link';
import {FormErrorSummary} from '~/ui/form-error-summary';
import {IdentityPage} from '~/domains/identity/identity-page';
import type {StepAnswer} from './registration.server';
import {stepPath, type Registration} from './steps/registration';
import {ClinicStep} from './steps/clinic-step';
import {ReviewStep} from './steps/review-step';
import {RoleStep} from './steps/role-step';

interface RegistrationPageProps {
  registration: Registration;
  /** The page after registration. */
  to: string;
  answer: StepAnswer | undefined;
}

/** The steps between having an account and belonging to a clinic. They work without scripts and resume where they stopped. */
export function RegistrationPage({registration, to, answer}: RegistrationPageProps) {
  switch (registration.step) {
    case 'role':
      return (
        <Step number={1} heading="Your role">
          <RoleStep role={registration} answer={answer} />
        </Step>
      );
    case 'clinic':
      return (
        <Step number={2} heading="Find your clinic or school">
          {answer?.intent !== 'request' && <JoinProblem answer={answer} />}
          <ClinicStep step={registration} to={to} answer={answer} />
        </Step>
      );
    case 'review':
      return (
        <Step number={3} heading="Is this right?">
          <JoinProblem answer={answer} />
          <ReviewStep step={registration} to={to} />
        </Step>
      );
    case 'waiting':
      return (
        <IdentityPage
          heading="We’re checking your request"
          lead={
            <>
              You asked to join <b className="font-strong">{registration.clinic}</b>. We’ll email
              you when it’s confirmed, usually within two business days.
            </>
          }
        >
          <p>You can shop as soon as it’s confirmed. Your cart is saved in the meantime.</p>
          <TextLink to={stepPath(to, {step: 'clinic'})} variant="standalone">
            Choose another clinic or school
          </TextLink>
          <LogOut />
        </IdentityPage>
      );
    case 'suspended':
      return (
        <IdentityPage
          heading="Your account is suspended"
          lead="You can’t order right now. Your cart, orders and address book are kept. Contact us and we’ll sort it out."
        >
          <LogOut />
        </IdentityPage>
      );
    case 'unavailable':
      return answer ? <NotSavedYet {...answer} /> : <NotLoaded />;
  }
}

/** “Try again” keeps the chosen clinic and the search, because both are in the URL. */
function NotLoaded() {
  const {pathname, search} = useLocation();
  return (
    <IdentityPage
      heading="We can’t load your registration"
      lead="We’re having trouble on our side. Nothing you entered was lost. Try again in a moment."
    >
      <ButtonLink to={pathname + search} reloadDocument isFullWidth>
        Try again
      </ButtonLink>
      <LogOut />
    </IdentityPage>
  );
}

/** Only without scripts. The step itself can't be shown again, so hidden fields hold what was entered in it. */
function NotSavedYet({values}: StepAnswer) {
  return (
    <IdentityPage
      heading="This step isn’t saved yet"
      lead="We’re having trouble on our side. What you entered is still here. Try again in a moment."
    >
      <CustomerForm>
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" isFullWidth>
          Try again
        </Button>
      </CustomerForm>
      <LogOut />
    </IdentityPage>
  );
}

function JoinProblem({answer}: Pick<RegistrationPageProps, 'answer'>) {
  const errors = useMemo(() => (answer?.problem ? [{message: answer.problem}] : []), [answer]);
  return <FormErrorSummary errors={errors} title="You haven’t joined yet" />;
}

const STEPS = [1, 2, 3];

function Step({number, heading, children}: {number: number; heading: string; children: ReactNode}) {
  return (
    <IdentityPage
      heading={heading}
      lead={`Step ${number} of ${STEPS.length}. You can stop anytime and finish later.`}
    >
      <div aria-hidden className="flex gap-1.5">
        {STEPS.map((step) => (
          <span
            key={step}
            className={`h-1.5 flex-1 rounded-pill ${step <= number ? 'bg-primary' : 'bg-surface-soft'}`}
          />
        ))}
      </div>
      {children}
      <LogOut />
    </IdentityPage>
  );
}

function LogOut() {
  return (
    <div className="flex items-center justify-center gap-6 border-t border-line pt-3">
      <TextLink to="/contact-us">Contact us</TextLink>
      <form method="post" action="/logout">
        <button type="submit" className="min-h-11 text-primary underline underline-offset-4">
          Log out
        </button>
      </form>
    </div>
  );
}
