import type {NoResults} from '~/domains/content/page-content';
import {ChipLink} from '~/ui/chip-link';
import {SearchForm} from './search-form';
import {searchPath} from '../search-text';

const LINKS: NoResults['links'] = [
  {label: 'All products', path: '/products'},
  {label: 'Dog food and treats', path: '/products/dog'},
  {label: 'Cat food and treats', path: '/products/cat'},
];

interface SearchHelpProps {
  search: string;
  suggestions: NoResults | null;
  hasNoResults?: boolean;
}

export function SearchHelp({search, suggestions, hasNoResults = false}: SearchHelpProps) {
  const terms = (suggestions?.terms ?? []).filter((term) => term !== search);
  const links = suggestions && suggestions.links.length > 0 ? suggestions.links : LINKS;
  return (
    <div className="flex flex-col items-start gap-6 rounded-m bg-surface-oat p-6 md:p-8">
      {hasNoResults && (
        <div id="no-results" className="flex flex-col gap-2">
          <h2 className="text-heading-s">{suggestions?.headline ?? 'No results'}</h2>
          <p className="max-w-prose">
            {suggestions?.text ?? 'Try fewer or more general words, and check the spelling.'}
          </p>
        </div>
      )}
      <SearchForm search={search} />
      {terms.length > 0 && (
        <LinkList
          heading="Popular searches"
          links={terms.map((term) => ({label: term, path: searchPath(term)}))}
        />
      )}
      <LinkList heading="Or browse" links={links} />
    </div>
  );
}

function LinkList({heading, links}: {heading: string; links: NoResults['links']}) {
  return (
    <section aria-label={heading} className="flex flex-col gap-2">
      <p className="font-strong">{heading}</p>
      <ul className="flex flex-wrap gap-2">
        {links.map(({label, path}) => (
          <li key={path}>
            <ChipLink to={path}>{label}</ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
