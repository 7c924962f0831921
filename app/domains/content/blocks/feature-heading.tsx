import type {PageBlock} from '../page';
import {RichTextView} from '../rich-text-view';
import {Buttons} from './buttons';
import {Picture} from './picture';

export function FeatureHeading({
  block: {eyebrow, headline, text, picture, buttons},
  isFirst,
}: {
  block: PageBlock<'feature-heading'>;
  /** Makes its headline the page's `h1`. */
  isFirst: boolean;
}) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section
      className={`grid items-center gap-8 pt-6 lg:gap-14 ${picture ? 'lg:grid-cols-2' : ''}`}
    >
      <div className="flex max-w-prose flex-col items-start gap-4">
        {eyebrow !== null && (
          <p className="text-caption font-strong tracking-eyebrow text-primary uppercase">
            {eyebrow}
          </p>
        )}
        <Heading className="text-heading-l">{headline}</Heading>
        {text.length > 0 && (
          <div className="text-lead text-ink-soft *:first:mt-0 *:last:mb-0">
            <RichTextView text={text} />
          </div>
        )}
        <Buttons links={buttons} />
      </div>
      {picture && (
        <Picture
          picture={picture}
          sizes="(width >= 80rem) 815px, (width >= 60rem) 63vw, 123vw"
          isPriority={isFirst}
          className="aspect-3/2 w-full rounded-l object-right"
        />
      )}
    </section>
  );
}
