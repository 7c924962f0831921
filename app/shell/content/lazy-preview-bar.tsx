import {lazy, Suspense} from 'react';
import type {ShownPreview} from '~/domains/content/shown-preview';

/* Shoppers don't load it. The server renders it at once. */
const PreviewBar = import.meta.env.SSR
  ? (await import('./preview-bar')).PreviewBar
  : lazy(() => import('./preview-bar').then((module) => ({default: module.PreviewBar})));

export function LazyPreviewBar({preview}: {preview: ShownPreview}) {
  return (
    <Suspense>
      <PreviewBar preview={preview} />
    </Suspense>
  );
}
