import type {Needs} from '~/platform/needs';

export type ContentApiContext = Needs<{
  services: 'contentSystem' | 'contentPages';
  site: true;
  visitor: 'view';
}>;
