import {Gallery} from '~/ui/gallery';
import type {RouteHandle} from '~/shell/page/page-layout';

export const handle: RouteHandle = {layout: 'none'};

/** Every UI component in every state; exists in development only. */
export default function DevUi() {
  return <Gallery />;
}
