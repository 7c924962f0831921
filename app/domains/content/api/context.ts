import type {Needs} from '~/platform/needs';

export type ContentApiContext = Needs<{
  services: 'contentSystem' | 'contentPages';
  visitor: 'view';
}>;
