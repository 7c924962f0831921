import {Gallery} from '~/ui/gallery';
import type {RouteHandle} from '~/shell/page/page-layout';

export const handle: RouteHandle = {layout: 'none'};

/** Exists in development only. */
export default function DevUi() {
  return <Gallery />;
}
