import type {RichText} from '~/domains/content/rich-text';
import type {ProductCardModel} from '../card';
import type {FilterField} from '../filter-groups';
import type {AppliedFilter, PanelGroup} from './filter-choices';
import type {TrailCategory} from '../trail';

/** Everything that a list shows. */
export interface ProductList {
  /** Products that match, on all pages. */
  total: number;
  /** Places of the first and the last shown product among them, from 1. */
  first: number;
  last: number;
  /** Pages that lead on; `null` where there is none. */
  pages: {previous: number | null; next: number | null};
  cards: ProductCardModel[];
  /** Empty when definitions cannot be had. */
  groups: PanelGroup[];
  applied: AppliedFilter[];
  /** When nothing matches: the choices of which giving up one gives products, the most first. */
  loosen: LooserFilter[];
  /** On a group's page: its values, each with a page of its own. Else empty. */
  tiles: ListTile[];
  content: ListTexts;
  /** What the breadcrumbs need: the category of the path, and all that the list is narrowed by. */
  trail: {category: TrailCategory | null; filterLabels: string[]};
}

/** A way from a group's page to one of its values. */
export interface ListTile {
  to: string;
  label: string;
  /** Products behind it, whatever the list is narrowed to; `null` when that is not known. */
  count: number | null;
  /** Absolute URL on the image service. */
  image: string | null;
}

export interface LooserFilter {
  field: FilterField;
  label: string;
  /** What is chosen in it. */
  values: string[];
  /** Products without it. */
  total: number;
}

export interface ListTexts {
  /** `null` where neither editors nor the path give one: for all products and for a search. */
  heading: string | null;
  intro: string | null;
  body: RichText;
  seoTitle: string | null;
  seoDescription: string | null;
  /** Absolute URL on the image service. */
  image: string | null;
}
