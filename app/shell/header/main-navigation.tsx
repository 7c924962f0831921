import ChevronDown from 'lucide-react/icons/chevron-down';
import {useCallback, useEffect, useId, useMemo, useRef, type PointerEvent} from 'react';
import {useSiteContent} from '~/domains/content/site-content-context';
import type {NavigationItem} from '~/domains/content/site-content';
import {Icon} from '~/ui/icon';
import {HeadLink} from './head-link';
import {createMenuHover} from './menu-hover';
import {MenuPanel} from './menu-panel';
import {useDismiss} from './use-dismiss';
import {useOpenOnPage} from './use-open-on-page';

interface OpenMenu {
  index: number;
  /** By its button. A menu that the pointer has opened is kept open by the first press, not closed by it. */
  isPressed: boolean;
}

/**
 * The main navigation of wide windows: links, and menus for those who stay over one or press the button beside it. One
 * menu is open at most; without scripts the links lead on.
 */
export function MainNavigation({className}: {className: string}) {
  const {main} = useSiteContent().navigation;
  const [open, setOpen] = useOpenOnPage<OpenMenu>();
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
        /* A pointer that happens to cross the row must not take a menu away from under the keyboard. */
        isHeld: () => root.current?.querySelector('[data-pressed]:focus-within') != null,
      }),
    [setOpen],
  );
  /* What the pointer was about to do no longer holds once something else opened or closed a menu. */
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
            isOpen={open?.index === index}
            isPressed={open?.index === index && open.isPressed}
            onPress={() => press(index)}
            onEnter={() => hover.enter(index)}
            onLeave={hover.leave}
            onDismiss={close}
          />
        ))}
      </ul>
    </nav>
  );
}

interface ItemProps {
  item: NavigationItem;
  isOpen: boolean;
  isPressed: boolean;
  onPress: () => void;
  onEnter: () => void;
  onLeave: () => void;
  onDismiss: () => void;
}

function Item({item, isOpen, isPressed, onPress, onEnter, onLeave, onDismiss}: ItemProps) {
  const root = useRef<HTMLLIElement>(null);
  const panelId = useId();
  useDismiss(root, isOpen, onDismiss);
  const hasMenu = item.columns.length > 0;
  /* A finger does not hover: what it touches is pressed. */
  const byPointer = (act: () => void) => (event: PointerEvent) => {
    if (hasMenu && event.pointerType !== 'touch') act();
  };
  return (
    <li
      ref={root}
      data-pressed={isPressed || undefined}
      onPointerEnter={byPointer(onEnter)}
      onPointerLeave={byPointer(onLeave)}
      className="flex items-center"
    >
      <HeadLink
        link={item}
        className={`border-b-2 border-transparent py-1.5 font-strong hover:text-primary aria-[current=page]:border-primary ${isOpen ? 'text-primary' : ''}`}
      />
      {hasMenu && (
        <>
          <button
            type="button"
            aria-label={`${item.label} menu`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={onPress}
            className="grid h-11 w-7 place-items-center rounded-s hover:text-primary noscript:hidden"
          >
            <Icon
              of={ChevronDown}
              size="s"
              className={`transition-transform ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
          {isOpen && <MenuPanel id={panelId} item={item} />}
        </>
      )}
    </li>
  );
}
