import {useSiteContent} from '~/domains/content/site-content-context';
import {TONES} from '~/domains/content/tones';
import {TextLink} from '~/ui/text-link';

export function SitewideBanners() {
  return useSiteContent().banners.map(({headline, text, tone, link}, index) => {
    const {ground, soft} = TONES[tone];
    return (
      <div key={index} className={`border-b border-line ${ground}`}>
        <div className="page-column py-2.5 max-md:*:mr-2 max-md:*:inline md:flex md:flex-wrap md:items-baseline md:justify-center md:gap-x-4">
          <p className="font-strong">{headline}</p>
          {text !== null && <p className={`text-small ${soft}`}>{text}</p>}
          {link && (
            <TextLink to={link.to} variant="plain" className="text-small font-strong underline">
              {link.label}
            </TextLink>
          )}
        </div>
      </div>
    );
  });
}
