import {useLocation} from '@remix-run/react';
import type {ContentLink} from '~/domains/content/page';
import {useSiteContent} from '~/domains/content/site-content-context';
import {Link} from '~/ui/link';

interface NavigationLinkProps {
  link: ContentLink;
  className: string;
}

export function NavigationLink({link: {label, to}, className}: NavigationLinkProps) {
  return (
    <Link to={to} aria-current={useIsCurrent(to) ? 'page' : undefined} className={className}>
      {label}
    </Link>
  );
}

/** A link is also current on pages below its path, unless another link's path is closer to them. */
function useIsCurrent(to: string): boolean {
  const {pathname, search} = useLocation();
  const {main} = useSiteContent().navigation;
  const shown = to.includes('?') ? pathname + search : pathname;
  const hasCloserItem = main.some((other) => other.to.startsWith(`${to}/`));
  return shown === to || (!hasCloserItem && pathname.startsWith(`${to}/`));
}
