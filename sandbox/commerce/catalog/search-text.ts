import type {CatalogProduct} from './types';

/** The columns of the full-text index, most relevant first. */
export interface SearchText {
  title: string;
  subtitle: string;
  kind: string;
  sku: string;
  description: string;
}

export function searchTextOf(product: CatalogProduct): SearchText {
  const valuesOfOptions = (wanted: (name: string) => boolean) =>
    product.options
      .filter((option) => wanted(option.name))
      .flatMap((option) => option.values.map((value) => value.name));
  return {
    title: product.title,
    subtitle: [subtitleOf(product), ...valuesOfOptions(isFlavor)].join(' '),
    kind: [
      product.vendor,
      product.productType,
      ...product.tags,
      ...valuesOfOptions((name) => !isFlavor(name)),
    ].join(' '),
    sku: product.variants.map((variant) => variant.sku).join(' '),
    description: product.description,
  };
}

/** Phrases to suggest while a shopper types: lower case, without duplicates. */
export function searchPhrasesOf(product: CatalogProduct): Set<string> {
  const flavors = product.options.find((option) => isFlavor(option.name))?.values ?? [];
  const phrases = [
    product.title,
    product.vendor,
    product.productType,
    subtitleOf(product),
    ...flavors.flatMap(({name}) => [name, `${name} ${product.productType}`]),
  ];
  return new Set(phrases.map((phrase) => phrase.toLowerCase()).filter(Boolean));
}

const isFlavor = (optionName: string) => optionName === 'Flavor';

const subtitleOf = (product: CatalogProduct): string =>
  product.metafields.find(({namespace, key}) => namespace === 'custom' && key === 'subtitle')
    ?.value ?? '';
