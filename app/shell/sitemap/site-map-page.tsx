import {Breadcrumbs} from '~/ui/breadcrumbs';
import {TextLink} from '~/ui/text-link';
import type {SiteMap} from './site-map.server';
import {TITLES} from '../page/titles';

/** For shoppers (ROUTE-38); search engines get the XML sitemaps. */
export function SiteMapPage({map: {main, pages, species}}: {map: SiteMap}) {
  return (
    <div className="page-column flex flex-col gap-10 py-5">
      <Breadcrumbs
        items={[
          {label: 'Home', to: '/'},
          {label: TITLES.siteMap, to: '/sitemap'},
        ]}
      />
      <h1 className="text-heading-l">{TITLES.siteMap}</h1>
      <section aria-labelledby="main-pages" className="flex flex-col gap-4">
        <h2 id="main-pages" className="text-heading-m">
          Main pages
        </h2>
        <Links links={main} isRow />
      </section>
      {pages.length > 0 && (
        <section aria-labelledby="help-pages" className="flex flex-col gap-4">
          <h2 id="help-pages" className="text-heading-m">
            Help and guides
          </h2>
          <Links links={pages} isRow />
        </section>
      )}
      {species.map(({label, path, groups}) => (
        <section key={path} aria-label={label} className="flex flex-col gap-5">
          <h2 className="text-heading-m">
            <TextLink to={path} variant="plain">
              {label}
            </TextLink>
          </h2>
          <div className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-3 lg:grid-cols-6">
            {groups.map(({heading, path: groupPath, links}) => (
              <div key={heading} className="flex flex-col gap-2">
                <h3 className="font-strong">
                  <TextLink to={groupPath} variant="plain">
                    {heading}
                  </TextLink>
                </h3>
                <Links links={links} />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function Links({links, isRow = false}: {links: SiteMap['main']; isRow?: boolean}) {
  return (
    <ul className={`flex flex-col gap-x-8 gap-y-1.5 ${isRow ? 'md:flex-row md:flex-wrap' : ''}`}>
      {links.map(({label, path}) => (
        <li key={path}>
          <TextLink to={path} variant="plain" className="inline-block wrap-anywhere text-ink-soft">
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
