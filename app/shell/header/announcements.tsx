import {useSiteContent} from '~/domains/content/site-content-context';
import {TextLink} from '~/ui/text-link';

export function Announcements() {
  const {announcements} = useSiteContent();
  if (announcements.length === 0) return null;
  return (
    <ul
      aria-label="Announcements"
      className="bg-surface-inverse px-4 py-1.5 text-center text-caption on-inverse md:flex md:flex-wrap md:justify-center md:gap-x-8 md:py-2 md:text-small"
    >
      {announcements.map(({text, link}, index) => (
        <li
          key={index}
          className="max-md:inline max-md:not-last:after:text-ink-inverse-accent max-md:not-last:after:content-['_·_']"
        >
          {text}
          {link && (
            <>
              {' '}
              <TextLink to={link.to} variant="plain" className="font-strong underline">
                {link.label}
              </TextLink>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
