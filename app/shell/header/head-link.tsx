import {Link, useLocation} from '@remix-run/react';
import type {ContentLink} from '~/domains/content/page';
import {useSiteContent} from '~/domains/content/site-content-context';

interface HeadLinkProps {
  link: ContentLink;
  className: string;
}

/** A link of the main navigation. */
export function HeadLink({link: {label, to}, className}: HeadLinkProps) {
  return (
    <Link to={to} aria-current={useIsCurrent(to) ? 'page' : undefined} className={className}>
      {label}
    </Link>
  );
}

/** The current item is also that of the pages below its own, unless another is nearer to them. */
function useIsCurrent(to: string): boolean {
  const {pathname, search} = useLocation();
  const {main} = useSiteContent().navigation;
  const shown = to.includes('?') ? pathname + search : pathname;
  const hasNearer = main.some((other) => other.to.startsWith(`${to}/`));
  return shown === to || (!hasNearer && pathname.startsWith(`${to}/`));
}
