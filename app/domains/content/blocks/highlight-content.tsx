import {ButtonLink} from '~/ui/button-link';
import {Icon} from '~/ui/icon';
import type {PageBlock} from '../page';
import {TONES} from '../tones';

export function HighlightContent({
  block: {tone, headline, text, isNumbered, items, link},
}: {
  block: PageBlock<'highlight-content'>;
}) {
  const {ground, soft, accent} = TONES[tone];
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <section
      className={`grid gap-8 rounded-l px-box-l py-10 md:px-14 md:py-12 lg:grid-cols-[1.1fr_2fr] ${ground}`}
    >
      <div className="flex flex-col items-start gap-2">
        <h2 className="text-heading-m">{headline}</h2>
        {text !== null && <p className={soft}>{text}</p>}
        {link && (
          <ButtonLink to={link.to} variant="secondary" size="m" className="mt-3">
            {link.label}
          </ButtonLink>
        )}
      </div>
      <List
        className={`grid gap-6 md:gap-8 ${items.length % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-2'}`}
      >
        {items.map((item, index) => (
          <li key={index} className="flex flex-col gap-1">
            {isNumbered ? (
              <span aria-hidden className={`text-heading-m font-strong ${accent}`}>
                {index + 1}
              </span>
            ) : (
              <Icon name="check" size="l" className={`mb-1 ${accent}`} />
            )}
            <h3 className="text-title">{item.headline}</h3>
            <p className={soft}>{item.text}</p>
          </li>
        ))}
      </List>
    </section>
  );
}
