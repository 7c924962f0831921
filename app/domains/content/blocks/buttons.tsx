import {ButtonLink} from '~/ui/button-link';
import type {ContentLink, Tone} from '../page';

/** The most important link comes first. On a dark background the light variant stands out. */
export function Buttons({links, tone = 'oat'}: {links: readonly ContentLink[]; tone?: Tone}) {
  if (links.length === 0) return null;
  const [first, rest] =
    tone === 'night' ? (['secondary', 'primary'] as const) : (['primary', 'secondary'] as const);
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow max-sm:*:px-4">
      {links.map(({label, to}, index) => (
        <ButtonLink key={index} to={to} variant={index === 0 ? first : rest}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
