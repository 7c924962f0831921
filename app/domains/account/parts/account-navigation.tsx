import {useLocation} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {withoutLastSlashes} from '~/platform/trim-end';
import {Icon, type IconName} from '~/ui/icon';
import {Link} from '~/ui/link';
import {ACCOUNT_PATHS} from '../account-paths';

interface Item {
  label: string;
  icon: IconName;
  /** The item links to the first path and is current on all of them. */
  paths: readonly [string, ...string[]];
}

const ITEMS: readonly Item[] = [
  {label: 'Overview', icon: 'house', paths: [ACCOUNT_PATHS.dashboard]},
  {label: 'Profile', icon: 'user', paths: [ACCOUNT_PATHS.profile, '/account/profile']},
  {label: 'Orders', icon: 'package', paths: [ACCOUNT_PATHS.orders]},
  {label: 'Autoship', icon: 'repeat', paths: [ACCOUNT_PATHS.autoships]},
  {label: 'Pets', icon: 'paw-print', paths: [ACCOUNT_PATHS.pets]},
  {label: 'Favorites', icon: 'heart', paths: [ACCOUNT_PATHS.favorites]},
  {label: 'Addresses', icon: 'map-pin', paths: [ACCOUNT_PATHS.addressBook]},
];

/** One row that scrolls sideways on small screens, with the current page in view. */
export function AccountNavigation({className = ''}: {className?: string}) {
  const {pathname} = useLocation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const {current: row} = list;
    const item = row?.querySelector('[aria-current]')?.parentElement;
    if (item) row.scrollTo({left: item.offsetLeft - row.clientWidth / 2});
  }, [pathname]);
  return (
    <nav aria-label="Account" className={className}>
      <ul
        ref={list}
        className="relative -m-1 flex scrollbar-by-script gap-1 overflow-x-auto border-b border-line p-1 pb-3 lg:flex-col lg:border-0"
      >
        {ITEMS.map(({label, icon, paths}) => (
          <li key={label} className="shrink-0">
            <Link
              to={paths[0]}
              aria-current={toAriaCurrent(pathname, paths)}
              className="flex min-h-11 items-center gap-3 rounded-s px-2.5 font-strong hover:bg-surface-tint hover:text-primary aria-[current]:bg-surface-soft aria-[current]:text-secondary max-lg:text-small sm:px-3"
            >
              <Icon name={icon} className="text-primary max-lg:hidden" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns `page` on one of the item's own pages, `true` on a page below one. */
function toAriaCurrent(pathname: string, paths: readonly string[]): 'page' | 'true' | undefined {
  const bare = withoutLastSlashes(pathname);
  if (paths.includes(bare)) return 'page';
  return paths.some((path) => bare.startsWith(`${path}/`)) ? 'true' : undefined;
}
