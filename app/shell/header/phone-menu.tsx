import {useCallback, useEffect, useRef} from 'react';
import type {NavigationMenu} from '~/domains/content/site-content';
import {useSiteContent} from '~/domains/content/site-content-context';
import {Icon} from '~/ui/icon';
import {NavigationLink} from './navigation-link';
import {LinkColumns} from './link-columns';
import {useMenus} from './menus';
import {SeeAll} from './see-all';
import {useDismiss} from './use-dismiss';
import {useOpenOnPage} from './use-open-on-page';

const ROW = 'flex min-h-13 items-center py-3 text-title font-strong';

/**
 * Native `<details>`. The server renders only the first level, which is all there is without scripts; opening the menu
 * loads and adds the other levels.
 */
export function PhoneMenu({className}: {className: string}) {
  const root = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useOpenOnPage<true>();
  const isOpen = open !== null;
  const menus = useMenus(isOpen);
  const close = useCallback(() => setOpen(null), [setOpen]);
  useDismiss(root, isOpen, close);

  /* The shopper may have opened the menu before hydration. */
  useEffect(() => {
    if (root.current?.open) setOpen(true);
  }, [setOpen]);

  return (
    <details ref={root} open={isOpen} className={`group/menu ${className}`}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          setOpen(isOpen ? null : true);
        }}
        className="grid size-11 list-none place-items-center rounded-pill hover:text-primary [&::-webkit-details-marker]:hidden"
      >
        <span className="sr-only">Menu</span>
        <Icon name="menu" size="l" className="group-open/menu:hidden" />
        <Icon name="x" size="l" className="hidden group-open/menu:block" />
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-full border-b border-line bg-surface shadow-floating"
      >
        <PhoneMenuItems menus={isOpen ? menus : null} />
      </nav>
    </details>
  );
}

function PhoneMenuItems({menus}: {menus: readonly NavigationMenu[] | null}) {
  const {main} = useSiteContent().navigation;
  return (
    <ul className="page-column flex flex-col py-3">
      {main.map((item, index) => {
        const columns = menus?.[index]?.columns ?? [];
        return (
          <li key={index} className="border-line not-first:border-t">
            {columns.length > 0 ? (
              <details className="group/item">
                <summary
                  className={`${ROW} list-none justify-between hover:text-primary [&::-webkit-details-marker]:hidden`}
                >
                  {item.label}
                  <Icon
                    name="chevron-down"
                    className="text-primary transition-transform group-open/item:rotate-180"
                  />
                </summary>
                <div className="flex flex-col items-start gap-4 pb-6">
                  <SeeAll link={item} />
                  <div className="grid w-full grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3">
                    <LinkColumns columns={columns} />
                  </div>
                </div>
              </details>
            ) : (
              <NavigationLink link={item} className={`${ROW} aria-[current=page]:text-primary`} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
