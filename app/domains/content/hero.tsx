import {useSite} from '~/domains/session/site-context';
import {ButtonLink} from '~/ui/button-link';
import {ResponsiveImage} from '~/ui/responsive-image';

interface HeroProps {
  /** The scene; its left half is calm, so that text can stand there. Without it the colours alone carry the text. */
  image: {url: string; width: number; height: number} | null;
}

/** The first thing on the home page. */
export function Hero({image}: HeroProps) {
  const {isStaff} = useSite();
  return (
    <section className="relative isolate flex flex-col overflow-hidden rounded-l bg-linear-to-b from-surface-oat-light to-surface-oat-shade lg:min-h-105 lg:justify-center xl:min-h-130">
      <div className="flex max-w-prose flex-col items-start gap-5 px-6 pt-9 pb-6 md:px-12 lg:w-[46%] lg:py-12 lg:pr-0 xl:px-16">
        <p className="text-caption font-strong tracking-eyebrow text-primary uppercase">
          {isStaff ? 'For clinic and school staff' : 'Vet-made, every day'}
        </p>
        <h1 className="text-display font-strong">
          Good food, on time, for the life they have now.
        </h1>
        <p className="text-lead text-ink-soft">
          Find the recipe for their age, size and needs.
          {!isStaff && ' Set it to arrive before the bag runs out.'}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/products/dog">Shop dog food</ButtonLink>
          <ButtonLink to="/products/cat" variant="secondary">
            Shop cat food
          </ButtonLink>
        </div>
      </div>
      {image && (
        <ResponsiveImage
          src={image.url}
          alt=""
          width={image.width}
          height={image.height}
          sizes="(width >= 80rem) 1280px, 100vw"
          isPriority
          className="-z-1 h-70 w-full object-cover object-right md:h-100 lg:absolute lg:inset-0 lg:h-full lg:object-[right_80%]"
        />
      )}
    </section>
  );
}
