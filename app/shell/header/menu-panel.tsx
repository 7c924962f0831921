import type {ContentLink} from '~/domains/content/page';
import type {NavigationMenu} from '~/domains/content/site-content';
import {ResponsiveImage} from '~/ui/responsive-image';
import {TextLink} from '~/ui/text-link';
import {LinkColumns} from './link-columns';
import {SeeAll} from './see-all';

const PICTURE = {width: 1200, height: 600};

interface MenuPanelProps {
  id: string;
  /** Shown alone if the menu couldn't be loaded. */
  link: ContentLink;
  menu: NavigationMenu;
}

export function MenuPanel({id, link, menu: {columns, feature}}: MenuPanelProps) {
  return (
    <div
      id={id}
      className="absolute inset-x-0 top-full border-y border-line bg-surface shadow-floating"
    >
      <div className="page-column flex gap-10 py-8">
        <div className="flex flex-1 flex-wrap gap-x-6 gap-y-8 *:flex-1">
          {columns.length > 0 ? <LinkColumns columns={columns} /> : <SeeAll link={link} />}
        </div>
        {feature && (
          <div className="flex w-[30%] shrink-0 flex-col items-start gap-1">
            <ResponsiveImage
              src={feature.picture.url}
              alt={feature.picture.alt}
              {...PICTURE}
              sizes="30vw"
              className="mb-2 aspect-2/1 w-full rounded-m bg-surface-oat object-cover object-bottom"
            />
            <p className="text-title font-strong">{feature.headline}</p>
            <p className="text-small text-ink-soft">{feature.text}</p>
            <TextLink to={feature.link.to} variant="standalone">
              {feature.link.label}
            </TextLink>
          </div>
        )}
      </div>
    </div>
  );
}
