import {RichTextView} from '~/domains/content/rich-text-view';
import {Disclosure} from '~/ui/disclosure';
import {ResponsiveImage} from '~/ui/responsive-image';
import type {ProductStory as Story} from '../product-page.server';

const IMAGE_SIZE = {width: 1200, height: 800};

export function ProductStory({story}: {story: Story}) {
  const {headline, body, image, faqs} = story;
  return (
    <>
      {(headline !== null || body.length > 0) && (
        <section className="grid items-center gap-6 rounded-l bg-surface-oat p-5 md:grid-cols-2 md:gap-10 md:p-10">
          <div className="max-w-prose min-w-0">
            {headline !== null && <h2 className="text-heading-m">{headline}</h2>}
            <RichTextView text={body} />
          </div>
          {image !== null && (
            <ResponsiveImage
              src={image}
              alt=""
              {...IMAGE_SIZE}
              sizes="(width >= 48rem) 40vw, 92vw"
              className="aspect-3/2 w-full rounded-m object-cover object-[50%_90%]"
            />
          )}
        </section>
      )}
      {faqs.length > 0 && (
        <section className="flex max-w-prose flex-col gap-3">
          <h2 className="text-heading-m">Questions and answers</h2>
          <div>
            {faqs.map(({question, answer}) => (
              <Disclosure key={question} summary={<h3 className="text-body">{question}</h3>}>
                <p className="text-ink-soft">{answer}</p>
              </Disclosure>
            ))}
          </div>
        </section>
      )}
    </>
  );
}
