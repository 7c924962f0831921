import {useEffect, useState} from 'react';
import type {NavigationMenu} from '~/domains/content/site-content';
import {createLoader} from '~/ui/module-loader';

const MENUS_PATH = '/menus.json';

/** The menus of the main navigation, one for each of its links. No document has them: they would be 5 kB of each page. */
export const loadMenus = createLoader(async () => {
  const response = await fetch(MENUS_PATH);
  if (!response.ok) throw new Error(`${MENUS_PATH} answered ${response.status}`);
  return response.json<NavigationMenu[]>();
});

/** `null` until they're wanted and loaded; empty if they can't be loaded. They're asked for again when wanted again. */
export function useMenus(areWanted: boolean): readonly NavigationMenu[] | null {
  const [menus, setMenus] = useState<readonly NavigationMenu[] | null>(null);
  useEffect(() => {
    if (!areWanted) return undefined;
    let isCurrent = true;
    const show = (loaded: readonly NavigationMenu[]) => isCurrent && setMenus(loaded);
    loadMenus().then(show, () => show([]));
    return () => {
      isCurrent = false;
    };
  }, [areWanted]);
  return menus;
}
