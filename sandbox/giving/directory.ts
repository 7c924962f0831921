import {generateCharities, type Charity} from '../world/giving/charities';
import {portfoliosOf, type Portfolio} from '../world/giving/portfolios';

/** These lists never change, so they are cached in memory. */
export interface Directory {
  charities: readonly Charity[];
  portfolios: readonly Portfolio[];
  charityByEin(ein: string): Charity | undefined;
  portfolioById(id: string): Portfolio | undefined;
  search(query: CharityQuery): Charity[];
}

export interface CharityQuery {
  q: string;
  skip: number;
  take: number;
  zip: string;
  city: string;
  state: string;
  /** `''` means every category. */
  categoryId: string;
}

let known: Directory | undefined;

/** URLs begin with `origin`. */
export function charityDirectory(origin: string): Directory {
  known ??= createDirectory();
  return withOrigin(known, origin);
}

function createDirectory(): Directory {
  const charities = generateCharities();
  const portfolios = portfoliosOf(charities);
  const byEin = new Map(charities.map((charity) => [charity.ein, charity]));
  const byId = new Map(portfolios.map((portfolio) => [portfolio.id, portfolio]));
  return {
    charities,
    portfolios,
    charityByEin: (ein) => byEin.get(ein),
    portfolioById: (id) => byId.get(id),
    search: (query) => searchCharities(charities, query),
  };
}

/** All words must be in the name. A zip also finds nearby towns, which share its first three digits. */
function searchCharities(charities: readonly Charity[], query: CharityQuery): Charity[] {
  const words = query.q.toLowerCase().split(/\s+/).filter(Boolean);
  const city = query.city.toLowerCase();
  const found = charities.filter(
    (charity) =>
      words.every((word) => charity.name.toLowerCase().includes(word)) &&
      (query.categoryId === '' || String(charity.categoryId) === query.categoryId) &&
      (query.state === '' || charity.state === query.state.toUpperCase()) &&
      (city === '' || charity.city.toLowerCase() === city) &&
      (query.zip === '' || charity.zip.startsWith(query.zip.slice(0, 3))),
  );
  const isExact = (charity: Charity) => charity.zip === query.zip;
  return [...found.filter(isExact), ...found.filter((item) => !isExact(item))].slice(
    query.skip,
    query.skip + query.take,
  );
}

function withOrigin(directory: Directory, origin: string): Directory {
  const at = (path: string) => (path === '' ? '' : origin + path);
  const charity = (item: Charity): Charity => ({
    ...item,
    logoUrl: at(item.logoUrl),
    categoryLogoUrl: at(item.categoryLogoUrl),
  });
  const portfolio = (item: Portfolio): Portfolio => ({
    ...item,
    imageUrl: at(item.imageUrl),
    charities: item.charities.map(charity),
  });
  const optional = <Value>(value: Value | undefined, map: (value: Value) => Value) =>
    value === undefined ? undefined : map(value);
  return {
    ...directory,
    charityByEin: (ein) => optional(directory.charityByEin(ein), charity),
    portfolioById: (id) => optional(directory.portfolioById(id), portfolio),
    search: (query) => directory.search(query).map(charity),
  };
}
