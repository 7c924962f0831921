import type {Needs} from '~/platform/needs';
import type {ContentSystem} from '~/services/content-system/content-system.server';
import type {ContentContext} from '../pages.server';

export type ContentApiContext = Needs<{
  services: 'contentSystem' | 'contentPages';
  visitor: 'view';
}>;
