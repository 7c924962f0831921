import type {RichText} from '~/domains/content/rich-text';
import type {ProductCardModel} from '../card';
import type {FilterField} from '../filter-groups';
import type {AppliedFilter, PanelGroup} from './filter-choices';
import type {TrailCategory} from '../trail';

export interface ProductList {
  /** Number of matching products on all pages. */
  total: number;
  /** Position of the first and last shown product, starting at 1. */
  first: number;
  last: number;
  /** Pages to link to; `null` if there is none. */
  pages: {previous: number | null; next: number | null};
  cards: ProductCardModel[];
  /** Empty if the filter definitions are unavailable. */
  groups: PanelGroup[];
  applied: AppliedFilter[];
  /** If nothing matches: the groups whose choices, once removed, give results, most products first. */
  looserFilters: LooserFilter[];
  /** On a group page: its values, each with a page of its own. Otherwise empty. */
  tiles: ListTile[];
  content: ListTexts;
  /** For the breadcrumbs: the path's category, and the labels of all filters. */
  trail: {category: TrailCategory | null; filterLabels: string[]};
}

/** A link from a group page to one of its values. */
export interface ListTile {
  to: string;
  label: string;
  /** Number of products, ignoring the list's filters; `null` if unknown. */
  count: number | null;
  /** Absolute URL on the image service. */
  image: string | null;
}

export interface LooserFilter {
  field: FilterField;
  label: string;
  /** Labels of the chosen values. */
  values: string[];
  /** Number of products once this group's choices are removed. */
  total: number;
}

export interface ListTexts {
  /** `null` if neither editors nor the path provide one: for all products and for a search. */
  heading: string | null;
  intro: string | null;
  body: RichText;
  seoTitle: string | null;
  seoDescription: string | null;
  /** Absolute URL on the image service. */
  image: string | null;
}
