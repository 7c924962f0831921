import type {ReactNode} from 'react';
import type {AccountCause} from '~/domains/giving-eligibility/account-cause';

interface AccountCauseTextProps {
  cause: AccountCause | null;
  /** Opens the chooser. */
  action?: ReactNode;
}

/** The last row is as tall with the button as with the text, so nothing moves when the button appears. */
export function AccountCauseText({cause, action}: AccountCauseTextProps) {
  return (
    <div className="flex flex-col gap-2">
      <p>
        {cause ? (
          <>
            Your orders give to <b className="font-strong">{cause.causeName}</b>.
          </>
        ) : (
          'You haven’t chosen a cause yet, so your orders give to causes we picked.'
        )}
      </p>
      <div className="flex min-h-11 items-center">
        {action || (
          <p className="text-small text-ink-soft noscript:hidden">
            You can choose one on any product page or in your cart.
          </p>
        )}
      </div>
    </div>
  );
}
