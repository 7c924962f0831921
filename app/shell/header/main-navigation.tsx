import {useCallback, useEffect, useId, useMemo, useRef, type PointerEvent} from 'react';
import {useSiteContent} from '~/domains/content/site-content-context';
import type {NavigationEntry, NavigationMenu} from '~/domains/content/site-content';
import {Icon} from '~/ui/icon';
import {prefetch} from '~/ui/module-loader';
import {NavigationLink} from './navigation-link';
import {createMenuHover} from './menu-hover';
import {MenuPanel} from './menu-panel';
import {loadMenus, useMenus} from './menus';
import {useDismiss} from './use-dismiss';
import {useOpenOnPage} from './use-open-on-page';

interface OpenMenu {
  index: number;
  /** The shopper pressed its button. The first press keeps a menu open that hover opened. */
  isPressed: boolean;
}

/** Menus open on hover or with the button next to a link, one at a time. Without scripts only the links work. */
export function MainNavigation({className}: {className: string}) {
  const {main} = useSiteContent().navigation;
  const [open, setOpen] = useOpenOnPage<OpenMenu>();
  const menus = useMenus(open !== null);
  const close = useCallback(() => setOpen(null), [setOpen]);
  const root = useRef<HTMLElement>(null);
  const hover = useMemo(
    () =>
      createMenuHover<number>({
        show: (index) =>
          setOpen((now) => {
            if (index === null) return null;
            return now?.index === index ? now : {index, isPressed: false};
          }),
        /* A pointer that happens to cross the row must not close a menu that the keyboard is in. */
        isHeld: () => root.current?.querySelector('[data-pressed]:focus-within') != null,
      }),
    [setOpen],
  );
  /* Drops the pending hover once something else opens or closes a menu. */
  useEffect(() => hover.cancel, [hover, open]);

  const press = (index: number) =>
    setOpen((now) => (now?.index === index && now.isPressed ? null : {index, isPressed: true}));

  return (
    <nav ref={root} aria-label="Main" className={className}>
      <ul className="flex flex-wrap gap-x-5">
        {main.map((item, index) => (
          <Item
            key={index}
            item={item}
            menu={menus && (menus[index] ?? NO_MENU)}
            isOpen={open?.index === index}
            isPressed={open?.index === index && open.isPressed}
            onPress={() => press(index)}
            onEnter={() => {
              prefetchMenus();
              hover.enter(index);
            }}
            onLeave={hover.leave}
            onDismiss={close}
          />
        ))}
      </ul>
    </nav>
  );
}

const prefetchMenus = () => prefetch(loadMenus);

/** Of a menu that couldn't be loaded. */
const NO_MENU: NavigationMenu = {columns: [], feature: null};

interface ItemProps {
  item: NavigationEntry;
  /** `null` until it's loaded. */
  menu: NavigationMenu | null;
  isOpen: boolean;
  isPressed: boolean;
  onPress: () => void;
  onEnter: () => void;
  onLeave: () => void;
  onDismiss: () => void;
}

function Item({item, menu, isOpen, isPressed, onPress, onEnter, onLeave, onDismiss}: ItemProps) {
  const root = useRef<HTMLLIElement>(null);
  const panelId = useId();
  useDismiss(root, isOpen, onDismiss);
  const {hasMenu} = item;
  const panel = isOpen ? menu : null;
  /* Touch doesn't hover: a tap presses the button instead. */
  const unlessTouch = (act: () => void) => (event: PointerEvent) => {
    if (hasMenu && event.pointerType !== 'touch') act();
  };
  return (
    <li
      ref={root}
      data-pressed={isPressed || undefined}
      onPointerEnter={unlessTouch(onEnter)}
      onPointerLeave={unlessTouch(onLeave)}
      className="flex items-center"
    >
      <NavigationLink
        link={item}
        className={`border-b-2 border-transparent py-1.5 font-strong hover:text-primary aria-[current=page]:border-primary ${isOpen ? 'text-primary' : ''}`}
      />
      {hasMenu && (
        <>
          <button
            type="button"
            aria-label={`${item.label} menu`}
            aria-expanded={isOpen}
            aria-controls={panel ? panelId : undefined}
            onFocus={prefetchMenus}
            onClick={onPress}
            className="grid h-11 w-7 place-items-center rounded-s hover:text-primary noscript:hidden"
          >
            <Icon
              name="chevron-down"
              size="s"
              className={`transition-transform ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
          {panel && <MenuPanel id={panelId} link={item} menu={panel} />}
        </>
      )}
    </li>
  );
}
