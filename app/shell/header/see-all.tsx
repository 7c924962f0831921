import type {ContentLink} from '~/domains/content/page';
import {TextLink} from '~/ui/text-link';

/** A menu's link to the page of its section. */
export function SeeAll({link: {to, label}}: {link: ContentLink}) {
  return (
    <TextLink to={to} variant="standalone">
      See all<span className="sr-only"> {label}</span>
    </TextLink>
  );
}
