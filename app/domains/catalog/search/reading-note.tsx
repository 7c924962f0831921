import {ChipLink} from '~/ui/chip-link';
import type {SearchablePage} from '../search-knowledge';
import type {SearchReading} from '../search-page.server';

interface ReadingNoteProps {
  reading: SearchReading;
  pages: readonly Pick<SearchablePage, 'label' | 'path'>[];
}

/** Explains how the shop understood a search, and links matching pages. */
export function ReadingNote({reading: {corrected, leftOut, avoided}, pages}: ReadingNoteProps) {
  if (corrected === null && [leftOut, avoided, pages].every(({length}) => length === 0))
    return null;
  return (
    <div className="flex flex-col gap-2">
      {corrected !== null && (
        <p>
          Showing results for <b className="font-strong">{corrected}</b>.
        </p>
      )}
      {leftOut.length > 0 && (
        <p>
          No product matches your whole search, so we left out{' '}
          <b className="font-strong">{leftOut.map((item) => `“${item}”`).join(', ')}</b>.
        </p>
      )}
      {avoided.length > 0 && (
        <p>
          Only food <b className="font-strong">{avoided.join(' and ')}</b> in its list of
          ingredients. If your pet has an allergy, check the label or ask your veterinarian.
        </p>
      )}
      {pages.length > 0 && (
        <nav aria-label="Related pages" className="flex flex-wrap items-center gap-2">
          <span className="text-small text-ink-soft">Related pages:</span>
          {pages.map(({label, path}) => (
            <ChipLink key={label} to={path}>
              {label}
            </ChipLink>
          ))}
        </nav>
      )}
    </div>
  );
}
