import {useLocation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {Alert} from './alert';
import {ButtonLink} from './button-link';

/** Says that a part of the page couldn't be loaded, with a button that loads the page again. */
export function UnavailableNote({children}: {children: ReactNode}) {
  const {pathname, search} = useLocation();
  return (
    <Alert
      tone="warning"
      urgency="off"
      actions={
        <ButtonLink to={pathname + search} reloadDocument variant="secondary" size="s">
          Try again
        </ButtonLink>
      }
    >
      {children}
    </Alert>
  );
}
