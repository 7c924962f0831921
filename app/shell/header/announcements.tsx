import {useSiteContent} from '~/domains/content/site-content-context';
import {TextLink} from '~/ui/text-link';

export function Announcements() {
  const {announcements} = useSiteContent();
  if (announcements.length === 0) return null;
  return (
    <ul aria-label="Announcements" className="announcements">
      {announcements.map(({text, link}, index) => (
        <li key={index}>
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
