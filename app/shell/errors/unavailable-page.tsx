import {useLocation} from '@remix-run/react';
import {ButtonLink} from '~/ui/button-link';

interface UnavailablePageProps {
  /** This network sent too many requests (429). Otherwise a service is down. @default false */
  isThrottled?: boolean;
}

export function UnavailablePage({isThrottled = false}: UnavailablePageProps) {
  const {pathname, search} = useLocation();
  return (
    <div className="page-column flex flex-col gap-12 py-10 md:py-16">
      <div className="flex flex-col items-start gap-4 rounded-l bg-surface-oat px-box-l py-12 md:px-14">
        <h1 className="text-heading-l">
          {isThrottled ? 'Too many requests at once' : 'We’re having trouble loading this page'}
        </h1>
        <p className="max-w-prose text-lead text-ink-soft">
          {isThrottled
            ? 'Nothing changed, and your cart is safe. Wait a minute, then try again.'
            : 'This is on our side and should pass in a moment. Nothing in your cart was lost.'}
        </p>
        <div className="flex flex-wrap gap-3 pt-2">
          {/* Reloads the document, so no broken client state survives. */}
          <ButtonLink to={pathname + search} reloadDocument replace>
            Try again
          </ButtonLink>
          <ButtonLink to="/products" variant="secondary">
            Shop all pet food
          </ButtonLink>
          <ButtonLink to="/" variant="secondary">
            Go to the home page
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
