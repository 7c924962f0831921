import type {PageBlock} from '../page';
import {TONES} from '../tones';
import {Buttons} from './buttons';
import {Picture} from './picture';

interface Props {
  block: PageBlock<'promotion-banner'>;
  isFirst: boolean;
}

export function PromotionBanner({block, isFirst}: Props) {
  const {layout, tone, picture} = block;
  /* The images have an oat background and little detail on the left, so that text can overlay them. */
  if (layout === 'hero' && tone === 'oat') {
    return (
      <section className="relative isolate flex flex-col overflow-hidden rounded-l bg-linear-to-b from-surface-oat-light to-surface-oat-shade lg:min-h-105 lg:justify-center xl:min-h-130">
        <div className="max-w-prose px-box-l pt-9 pb-6 md:px-12 lg:w-[46%] lg:py-12 lg:pr-0 xl:px-16">
          <BannerText block={block} isFirst={isFirst} />
        </div>
        {picture && (
          <Picture
            picture={picture}
            sizes="(width >= 80rem) 1280px, (width >= 50rem) 100vw, (width >= 48rem) 800px, (width >= 32rem) 100vw, 512px"
            isPriority={isFirst}
            className="-z-1 h-64 w-full object-right md:h-100 lg:absolute lg:inset-0 lg:h-full lg:object-[right_80%]"
          />
        )}
      </section>
    );
  }
  const isHero = layout === 'hero';
  return (
    <section
      className={`grid overflow-hidden rounded-l ${TONES[tone].ground} ${picture ? 'lg:grid-cols-2' : ''} ${isHero ? 'lg:min-h-105 xl:min-h-130' : ''}`}
    >
      <div
        className={`flex max-w-prose flex-col justify-center px-box-l py-9 md:px-12 xl:px-14 ${isHero ? 'lg:py-12' : 'md:py-12'}`}
      >
        <BannerText block={block} isFirst={isFirst} />
      </div>
      {picture && (
        <div className="relative h-60 md:h-90 lg:h-full">
          <Picture
            picture={picture}
            sizes={`(width >= 80rem) ${isHero ? 1040 : 800}px, (width >= 60rem) 840px, (width >= 30rem) 100vw, 480px`}
            isPriority={isFirst}
            className="absolute inset-0 size-full object-right"
          />
        </div>
      )}
    </section>
  );
}

function BannerText({block: {layout, tone, eyebrow, headline, text, buttons}, isFirst}: Props) {
  const {soft, accent} = TONES[tone];
  const isHero = layout === 'hero';
  const Heading = isFirst ? 'h1' : 'h2';
  /* Soft text would be unreadable on the midtones of the image. */
  const overlaysImage = isHero && tone === 'oat';
  return (
    <div className={`flex flex-col items-start ${isHero ? 'gap-5' : 'gap-4'}`}>
      {eyebrow !== null && (
        <p className={`text-caption font-strong tracking-eyebrow uppercase ${accent}`}>{eyebrow}</p>
      )}
      <Heading className={isHero ? 'text-display' : 'text-heading-l'}>{headline}</Heading>
      {text !== null && <p className={`text-lead ${overlaysImage ? '' : soft}`}>{text}</p>}
      <Buttons links={buttons} tone={tone} />
    </div>
  );
}
