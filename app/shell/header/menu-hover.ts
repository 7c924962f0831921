/** UI-11 */
const MENU_OPEN_DELAY_MS = 300;
/** UI-12 */
const MENU_CLOSE_DELAY_MS = 250;

interface MenuHoverOptions<Item> {
  show: (item: Item | null) => void;
  /** What is shown is in use in another way: what the pointer does is not meant for it. */
  isHeld: () => boolean;
}

/** What a pointer over a row of menus means: it has to stay for a moment to open one, and be away for one to close it. */
export function createMenuHover<Item>({show, isHeld}: MenuHoverOptions<Item>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const after = (delay: number, item: Item | null) => {
    cancel();
    timer = setTimeout(() => isHeld() || show(item), delay);
  };
  return {
    enter: (item: Item) => after(MENU_OPEN_DELAY_MS, item),
    leave: () => after(MENU_CLOSE_DELAY_MS, null),
    /** What is shown now stays. */
    cancel,
  };
}
