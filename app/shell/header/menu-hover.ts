/** UI-11 */
const MENU_OPEN_DELAY_MS = 300;
/** UI-12 */
const MENU_CLOSE_DELAY_MS = 250;

interface MenuHoverOptions<Item> {
  show: (item: Item | null) => void;
  /** The open menu is in use by other means, so the pointer must not close or replace it. */
  isHeld: () => boolean;
}

/** The pointer must rest on an item to open its menu, and stay away to close it. */
export function createMenuHover<Item>({show, isHeld}: MenuHoverOptions<Item>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const showLater = (delay: number, item: Item | null) => {
    cancel();
    timer = setTimeout(() => isHeld() || show(item), delay);
  };
  return {
    enter: (item: Item) => showLater(MENU_OPEN_DELAY_MS, item),
    leave: () => showLater(MENU_CLOSE_DELAY_MS, null),
    cancel,
  };
}
