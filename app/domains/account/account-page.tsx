import {Form, useNavigation} from '@remix-run/react';
import type {ReactNode} from 'react';
import type {AccountPageText} from '~/domains/content/site-content';
import {Button} from '~/ui/button';
import {AccountNavigation} from './parts/account-navigation';

interface AccountPageProps {
  heading: string;
  greeting?: string;
  text?: AccountPageText | null;
  aside?: ReactNode;
  children: ReactNode;
}

/** The page is busy during a navigation or submission (ACCT-17). */
export function AccountPage({heading, greeting, text, aside, children}: AccountPageProps) {
  const {state} = useNavigation();
  return (
    <div className="page-column grid grid-cols-1 gap-6 py-6 md:py-9 lg:grid-cols-[12rem_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-12 print:block">
      <AccountNavigation className="print:hidden" />
      <div
        aria-busy={state !== 'idle' || undefined}
        className="flex min-w-0 flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="flex min-w-0 flex-col gap-2">
            <h1 className="text-heading-l">{heading}</h1>
            {(greeting ?? text?.intro) && (
              <p className="max-w-prose text-ink-soft">
                {greeting && <span className="font-strong text-ink">{greeting} </span>}
                {text?.intro}
              </p>
            )}
          </div>
          {aside}
        </div>
        {children}
      </div>
      <Form method="post" action="/logout" className="border-t border-line pt-4 print:hidden">
        <Button type="submit" variant="quiet" size="s" className="-ml-4">
          Log out
        </Button>
      </Form>
    </div>
  );
}
