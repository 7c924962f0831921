import {useEffect, useState} from 'react';
import {recentPath} from '~/domains/catalog/kept-paths';
import {readKept} from '~/domains/catalog/kept-handles';
import {Island} from '~/ui/island';
import {createLoader} from '~/ui/module-loader';
import {whenIdle} from '~/ui/when-idle';

const load = createLoader(() => import('./islands/recently-viewed.client'));

/** Loaded only in a browser that has seen products. At the end of a page, so nothing moves. */
export function RecentlyViewed() {
  const [path, setPath] = useState<string | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        const handles = readKept('recent');
        if (handles.length > 0) setPath(recentPath(handles));
      }),
    [],
  );
  return path && <Island load={load} props={{path}} />;
}
