import type {LinkColumn} from '~/domains/content/site-content';
import {TextLink} from '~/ui/text-link';

export function LinkColumns({columns}: {columns: readonly LinkColumn[]}) {
  return columns.map(({heading, links}, index) => (
    <div key={index}>
      <p aria-hidden className="pb-1.5 text-small font-strong text-ink-soft">
        {heading}
      </p>
      <ul aria-label={heading} className="flex flex-col">
        {links.map(({label, to}, position) => (
          <li key={position} className="py-0.5">
            <TextLink to={to} variant="plain" className="inline-block">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}
