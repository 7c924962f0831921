import {Link} from '@remix-run/react';
import {Fragment} from 'react';

/** One step from the start page to this one; the last is the page itself. */
export interface Breadcrumb {
  label: string;
  to: string;
}

/** The way to this page. The last step is marked as the current page and is no link. */
export function Breadcrumbs({items}: {items: readonly Breadcrumb[]}) {
  return (
    <nav aria-label="Breadcrumb" className="text-small text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-2">
        {items.map(({label, to}, index) => (
          <Fragment key={to}>
            {index > 0 && (
              <li aria-hidden className="text-line-strong select-none">
                /
              </li>
            )}
            <li className="min-w-0">
              {index === items.length - 1 ? (
                <span aria-current="page" className="font-strong text-ink">
                  {label}
                </span>
              ) : (
                <Link
                  to={to}
                  className="inline-block rounded-xs py-1 hover:text-primary hover:underline"
                >
                  {label}
                </Link>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
