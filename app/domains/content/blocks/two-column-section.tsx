import {TextLink} from '~/ui/text-link';
import type {PageBlock} from '../page';
import {RichTextView} from '../rich-text-view';
import {Picture} from './picture';

export function TwoColumnSection({
  block: {headline, columns},
}: {
  block: PageBlock<'two-column-section'>;
}) {
  const Heading = headline === null ? 'h2' : 'h3';
  return (
    <section className="flex flex-col gap-6">
      {headline !== null && <h2 className="text-heading-m">{headline}</h2>}
      <div className="grid gap-10 md:grid-cols-2 md:gap-8">
        {columns.map((column, index) => (
          <div key={index} className="flex max-w-prose flex-col items-start gap-3">
            {column.picture && (
              <Picture
                picture={column.picture}
                aspectRatio={3 / 2}
                sizes="(width >= 80rem) 800px, (width >= 48rem) 62vw, 123vw"
                className="mb-2 aspect-3/2 w-full rounded-l"
              />
            )}
            <Heading className="text-heading-s">{column.headline}</Heading>
            <div className="text-ink-soft *:first:mt-0 *:last:mb-0">
              <RichTextView text={column.text} />
            </div>
            {column.link && (
              <TextLink to={column.link.to} variant="standalone">
                {column.link.label}
              </TextLink>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
