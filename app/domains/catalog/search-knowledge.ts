/** The content system's data for understanding searches. */
export interface SearchWords {
  /** Each word of the product index, with its number of products. */
  words: readonly {word: string; products: number}[];
  /** Editors' synonyms. `means` holds facets (`health_conditions:skin`) and words of the index, as alternatives. */
  synonyms: readonly {phrases: readonly string[]; means: readonly string[]}[];
}

/** A page of the shop for searches such as "returns". */
export interface SearchablePage {
  label: string;
  path: string;
  phrases: readonly string[];
  /** Ids; empty means all. */
  sites: readonly string[];
}
