import {FLAVORS, HEALTH, type Species} from '../vocabulary';
import {SITES, type Facet, type Site} from './facets';
import {SUB_RANGES} from './sub-ranges';

/** A filter value. `sites` and `species` are only set when it isn't offered everywhere. */
export interface FilterOption {
  /** For ranges `low-high`, both included. */
  value: string;
  label: string;
  help?: string;
  sites?: Site[];
  species?: Species[];
}

export type FilterRow = {
  status: 'published';
  /** The facet field that it filters by. */
  field: string;
  label: string;
  /** Name in URLs. */
  slug: string;
  kind: 'value' | 'range';
  help: string | null;
  /** Unit of a range. */
  unit: string | null;
  sort: number;
  sites: Site[];
  /** Empty: all species. */
  species: Species[];
  options: FilterOption[];
};

/** An option before its sites and species are known. */
type Option = Pick<FilterOption, 'value' | 'label' | 'help'>;

type Definition = Pick<FilterRow, 'field' | 'label' | 'slug'> &
  Partial<Pick<FilterRow, 'kind' | 'help' | 'unit' | 'sites' | 'species'>> & {options: Option[]};

const ALL_SPECIES: Species[] = ['dog', 'cat'];

const labeled = (words: Record<string, {label: string}>, help: Record<string, string> = {}) =>
  Object.entries(words).map(([value, {label}]): Option => ({
    value,
    label,
    ...(help[value] ? {help: help[value]} : {}),
  }));

const HEALTH_HELP: Record<string, string> = {
  urinary:
    'Urinary Care recipes control magnesium, phosphorus and pH to help keep crystals from forming.',
  'food-sensitivity':
    'Made with one uncommon protein, or a hydrolyzed protein cut so small that the immune system is less likely to react to it.',
  kidney: 'Less phosphorus and sodium. Ask your vet before you feed it to a healthy pet.',
  hairball: 'Extra fiber to help swallowed hair pass through.',
  calm: 'With milk protein and tryptophan to help your pet relax on stressful days.',
};

/** In the order used in lists and URLs. */
const DEFINITIONS: Definition[] = [
  {
    field: 'species',
    label: 'Pet',
    slug: 'species',
    options: [
      {value: 'dog', label: 'Dog'},
      {value: 'cat', label: 'Cat'},
    ],
  },
  {
    field: 'brand',
    label: 'Brand',
    slug: 'brand',
    options: [
      {value: 'balance', label: 'Marlowe Balance'},
      {
        value: 'clinical',
        label: 'Marlowe Clinical',
        help: 'Vet-supervised nutrition for specific conditions. Feed it on your veterinarian’s advice.',
      },
      {value: 'treats', label: 'Marlowe Treats'},
    ],
  },
  {
    field: 'lifestage',
    label: 'Age',
    slug: 'pet-age',
    options: [
      {value: 'puppy', label: 'Puppy'},
      {value: 'kitten', label: 'Kitten'},
      {value: 'adult', label: 'Adult'},
      {value: 'senior', label: 'Senior', help: 'Starts at about 7 years for dogs and 11 for cats.'},
    ],
  },
  {
    field: 'breed_size',
    label: 'Breed size',
    slug: 'breed-size',
    species: ['dog'],
    help: 'Your dog’s adult weight.',
    options: [
      {value: 'small', label: 'Small', help: 'Up to 25 lb.'},
      {value: 'medium', label: 'Medium', help: '25 to 50 lb.'},
      {value: 'large', label: 'Large', help: 'Over 50 lb.'},
    ],
  },
  {
    field: 'food_form',
    label: 'Food form',
    slug: 'food-form',
    options: [
      {value: 'dry-food', label: 'Dry food'},
      {value: 'wet-food', label: 'Wet food', help: 'All cans, trays and pouches.'},
      {value: 'canned', label: 'Canned'},
      {value: 'tray', label: 'Trays'},
      {value: 'pouch', label: 'Pouches'},
      {value: 'treat', label: 'Treats'},
    ],
  },
  {field: 'flavor', label: 'Flavor', slug: 'flavor', options: labeled(FLAVORS)},
  {
    field: 'health_conditions',
    label: 'Health',
    slug: 'health',
    options: labeled(HEALTH, HEALTH_HELP),
  },
  {
    field: 'price',
    label: 'Price',
    slug: 'price',
    kind: 'range',
    unit: '$',
    options: [
      {value: '-15', label: 'Up to $15'},
      {value: '15-30', label: '$15 to $30'},
      {value: '30-60', label: '$30 to $60'},
      {value: '60-', label: '$60 and more'},
    ],
  },
  {
    field: 'rating',
    label: 'Rating',
    slug: 'rating',
    sites: ['DTC'],
    options: [
      {value: '4-up', label: '4 stars and up'},
      {value: '3-up', label: '3 stars and up'},
    ],
  },
  {
    field: 'offer',
    label: 'Offers',
    slug: 'offer',
    sites: ['DTC'],
    options: [{value: 'deals', label: 'Deals'}],
  },
  {
    field: 'availability',
    label: 'Availability',
    slug: 'availability',
    options: [{value: 'in-stock', label: 'In stock'}],
  },
  {
    field: 'weight_unit',
    label: 'Weight',
    slug: 'weight',
    kind: 'range',
    unit: 'lb',
    help: 'The weight of one package. For cases, the weight of the whole case.',
    options: [
      {value: '0-4', label: 'Up to 4 lb'},
      {value: '4-15', label: '4 to 15 lb'},
      {value: '15-30', label: '15 to 30 lb'},
      {value: '30-45', label: '30 to 45 lb'},
    ],
  },
  {
    field: 'pack_type',
    label: 'Pack',
    slug: 'pack-type',
    sites: ['DTC'],
    options: [
      {value: 'bag', label: 'Bag'},
      {value: 'can', label: 'Can'},
      {value: 'tray', label: 'Tray'},
      {value: 'pouch', label: 'Pouch'},
      {value: 'case', label: 'Case', help: '12 or 24 packs of the same product.'},
    ],
  },
  {
    field: 'sub_brand_science_diet',
    label: 'Balance range',
    slug: 'balance-range',
    options: SUB_RANGES.balance,
  },
  {
    field: 'sub_brand_prescription_diet',
    label: 'Clinical range',
    slug: 'clinical-range',
    help: 'The ranges in our vet-supervised line.',
    options: SUB_RANGES.clinical,
  },
];

export interface FilteredProduct {
  species: Species | null;
  facets: Facet[];
}

/** The filters, each with the options that have products, and the sites and species where they do. */
export function buildFilters(products: FilteredProduct[]): FilterRow[] {
  const offers = offersOf(products);
  return DEFINITIONS.map((definition, index): FilterRow => {
    const {field, label, slug, kind = 'value', options} = definition;
    return {
      status: 'published',
      field,
      label,
      slug,
      kind,
      help: definition.help ?? null,
      unit: definition.unit ?? null,
      sort: (index + 1) * 10,
      sites: definition.sites ?? [...SITES],
      species: definition.species ?? [],
      options: options.flatMap((option) => {
        /* Price ranges are offered everywhere: the index has prices instead of facets for them. */
        if (field === 'price') return [option];
        const places = offers
          .filter((offer) => offer.field === field && matchesOption(kind, option.value, offer))
          .flatMap((offer) => offer.places);
        return places.length > 0 ? [withPlaces(option, places, field)] : [];
      }),
    };
  });
}

interface Place {
  site: Site;
  species: Species | null;
}
type Offer = Facet & {places: Place[]};

/** All existing facet values, with the sites and species that have products for them. */
function offersOf(products: FilteredProduct[]): Offer[] {
  const offers = new Map<string, Offer>();
  const seen = new Set<string>();
  for (const {species, facets} of products) {
    const sites = SITES.filter((site) =>
      facets.some(({field, value}) => field === 'sites' && value === site),
    );
    for (const facet of facets) {
      const key = `${facet.field}:${facet.value}`;
      const offer = offers.get(key) ?? {...facet, places: []};
      offers.set(key, offer);
      for (const site of sites) {
        const place = `${key}:${site}:${species}`;
        if (!seen.has(place)) offer.places.push({site, species});
        seen.add(place);
      }
    }
  }
  return [...offers.values()];
}

function matchesOption(kind: FilterRow['kind'], value: string, facet: Facet): boolean {
  if (kind === 'value') return facet.value === value;
  const [low = 0, high = 0] = value.split('-').map(Number);
  return facet.amount !== null && facet.amount >= low && facet.amount <= high;
}

/**
 * Adds the sites and species of an option. The species filter keeps both values, so that shoppers can always switch
 * species.
 */
function withPlaces(option: Option, places: Place[], field: string): FilterOption {
  const sites = SITES.filter((site) => places.some((place) => place.site === site));
  const species = ALL_SPECIES.filter((item) => places.some((place) => place.species === item));
  return {
    ...option,
    ...(sites.length < SITES.length ? {sites} : {}),
    ...(field !== 'species' && species.length < ALL_SPECIES.length ? {species} : {}),
  };
}
