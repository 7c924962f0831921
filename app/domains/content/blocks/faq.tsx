import {useLocation} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {Disclosure} from '~/ui/disclosure';
import type {PageBlock} from '../page';
import {RichTextView} from '../rich-text-view';
import {answerIds} from './answer-ids';

type Block = PageBlock<'faq'>;

/** Each answer's id is a link target. Following a link to it expands the question. */
export function Faq({block: {headline, entries}}: {block: Block}) {
  const ids = answerIds(entries.map(({question}) => question));
  const Heading = headline === null ? 'h2' : 'h3';
  return (
    <section
      className={`flex flex-col gap-3 ${headline === null ? '' : 'lg:grid lg:grid-cols-[1fr_2fr] lg:gap-8'}`}
    >
      {headline !== null && <h2 className="text-heading-m">{headline}</h2>}
      <div className="lg:max-w-prose">
        {entries.map((entry, index) => (
          <Entry key={index} id={ids[index]} entry={entry} as={Heading} />
        ))}
      </div>
    </section>
  );
}

interface EntryProps {
  id: string | undefined;
  entry: Block['entries'][number];
  as: 'h2' | 'h3';
}

function Entry({id, entry: {question, answer}, as: Heading}: EntryProps) {
  const panel = useRef<HTMLDivElement>(null);
  const {hash, key} = useLocation();
  /* Browsers expand the `details` of a fragment on a full page load, but not on client-side navigation. */
  useEffect(() => {
    const details = panel.current?.closest('details');
    if (!details || hash !== `#${id}`) return;
    details.open = true;
    panel.current?.scrollIntoView();
  }, [hash, id, key]);
  return (
    <Disclosure summary={<Heading className="text-title">{question}</Heading>}>
      {/* The scroll margin keeps the question visible above its answer. */}
      <div ref={panel} id={id} className="scroll-mt-20 text-ink-soft *:first:mt-0 *:last:mb-0">
        <RichTextView text={answer} />
      </div>
    </Disclosure>
  );
}
