import type {ContentSystem} from '~/services/content-system/content-system.server';
import type {ContentContext} from '../pages.server';

export interface ContentApiContext extends Pick<ContentContext, 'contentPages' | 'view'> {
  contentSystem: Pick<ContentSystem, 'listContent' | 'productContent' | 'noResults'>;
}
