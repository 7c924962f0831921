import type {NoResults} from '~/domains/content/page-content';
import {ChipLink} from '~/ui/chip-link';
import {SearchForm} from './search-form';
import {searchPath} from '../search-text';

/** Ways on that are there whatever editors write, and when nothing of theirs can be had. */
const LINKS: NoResults['links'] = [
  {label: 'All products', path: '/products'},
  {label: 'Dog food and treats', path: '/products/dog'},
  {label: 'Cat food and treats', path: '/products/cat'},
];

interface SearchHelpProps {
  search: string;
  suggestions: NoResults | null;
  /** Nothing was found: says so, and what to try. */
  isInVain?: boolean;
}

/** Another search, and what editors suggest. */
export function SearchHelp({search, suggestions, isInVain = false}: SearchHelpProps) {
  const terms = (suggestions?.terms ?? []).filter((term) => term !== search);
  const links = suggestions && suggestions.links.length > 0 ? suggestions.links : LINKS;
  return (
    <div className="flex flex-col items-start gap-6 rounded-m bg-surface-oat p-6 md:p-8">
      {isInVain && (
        <div className="flex flex-col gap-2">
          <h2 className="text-heading-s">{suggestions?.headline ?? 'Nothing matches that'}</h2>
          <p className="max-w-prose">
            {suggestions?.text ??
              'Try fewer or more general words, and check how they are spelled.'}
          </p>
        </div>
      )}
      <SearchForm search={search} />
      {terms.length > 0 && (
        <Ways
          heading="Others search for"
          ways={terms.map((term) => ({label: term, path: searchPath(term)}))}
        />
      )}
      <Ways heading="Or have a look at" ways={links} />
    </div>
  );
}

function Ways({heading, ways}: {heading: string; ways: NoResults['links']}) {
  return (
    <section aria-label={heading} className="flex flex-col gap-2">
      <p className="font-strong">{heading}</p>
      <ul className="flex flex-wrap gap-2">
        {ways.map(({label, path}) => (
          <li key={path}>
            <ChipLink to={path}>{label}</ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
