import type {RichText} from '~/domains/content/rich-text';
import type {ProductCardModel} from '../card';
import type {FilterField} from '../filter-groups';
import type {AppliedFilter, PanelGroup} from './filter-choices';
import type {TrailCategory} from '../trail';

export interface ProductList {
  total: number;
  first: number;
  last: number;
  pages: {previous: number | null; next: number | null};
  cards: ProductCardModel[];
  groups: PanelGroup[];
  applied: AppliedFilter[];
  /** If nothing matches: groups whose choices can be removed to get results, most products first. */
  looserFilters: LooserFilter[];
  /** Empty except on a group page. */
  tiles: ListTile[];
  content: ListTexts;
  /** For the breadcrumbs. `filterLabels` includes the path's labels. */
  trail: {category: TrailCategory | null; filterLabels: string[]};
}

export interface ListTile {
  to: string;
  label: string;
  /** Number of products, ignoring the list's filters; `null` if unknown. */
  count: number | null;
  image: string | null;
}

export interface LooserFilter {
  field: FilterField;
  label: string;
  values: string[];
  total: number;
}

export interface ListTexts {
  /** `null` if neither editors nor the path provide one: for all products and for a search. */
  heading: string | null;
  intro: string | null;
  body: RichText;
  seoTitle: string | null;
  seoDescription: string | null;
  image: string | null;
}
