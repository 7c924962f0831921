import type {PageBlock} from '../page';
import {RichTextView} from '../rich-text-view';

export function RichTextSection({block: {headline, body}}: {block: PageBlock<'rich-text'>}) {
  return (
    <section className="max-w-prose">
      {headline !== null && <h2 className="text-heading-m">{headline}</h2>}
      <div className="*:first:mt-0 *:last:mb-0 [h2+&]:mt-3">
        <RichTextView text={body} />
      </div>
    </section>
  );
}
