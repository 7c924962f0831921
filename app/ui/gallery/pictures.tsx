import {Card} from '../card';
import {Icon} from '../icon';
import {ResponsiveImage} from '../responsive-image';
import {Slider} from '../slider';
import {TextLink} from '../text-link';
import {GallerySection, Specimen} from './specimen';

/** Width and height are those of the source, in px. */
export interface SamplePicture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

const SLIDES = [
  {icon: 'clock', title: 'Morning', text: 'Light, and not too early.'},
  {icon: 'package', title: 'Grain', text: 'Whole, and never too much.'},
  {icon: 'heart', title: 'Greens', text: 'A little with every meal.'},
  {icon: 'house', title: 'A walk', text: 'Before and after.'},
  {icon: 'clock', title: 'Noon', text: 'A nap in the sun.'},
] as const;

const FEW_AT_A_TIME = {
  space: 12,
  autoplayMs: 5000,
  perView: [
    {minWidth: 0, slides: 1},
    {minWidth: 780, slides: 2},
    {minWidth: 960, slides: 2.5},
    {minWidth: 1200, slides: 3},
  ],
  loop: {minItems: 3, minWidth: 960},
};

export function Pictures({picture}: {picture?: SamplePicture}) {
  return (
    <GallerySection
      title="Pictures"
      intro="Their size is known before they load, so nothing moves."
    >
      {picture && (
        <Specimen name="Responsive image" isWide>
          <div className="grid gap-4 sm:grid-cols-3">
            <ResponsiveImage
              {...picture}
              sizes="(width >= 30rem) 33vw, 100vw"
              className="h-auto w-full rounded-l bg-surface-oat"
            />
            <ResponsiveImage
              {...picture}
              sizes="(width >= 30rem) 33vw, 100vw"
              aspectRatio={4 / 3}
              className="h-auto w-full rounded-l bg-surface-oat"
            />
            <ResponsiveImage
              {...picture}
              sizes="(width >= 30rem) 33vw, 100vw"
              aspectRatio={16 / 9}
              className="h-auto w-full rounded-l bg-surface-oat"
            />
          </div>
        </Specimen>
      )}
      <Slider
        name="gallery-row"
        label="A good day"
        heading={<h3 className="text-heading-s">A row that grows with its width</h3>}
        options={FEW_AT_A_TIME}
      >
        {SLIDES.map(({icon, title, text}) => (
          <Card key={title} padding="none">
            <div className="grid h-40 place-items-center bg-linear-to-b from-surface-oat-light to-surface-oat-shade text-rating">
              <Icon name={icon} size="xl" />
            </div>
            <div className="flex flex-col items-start gap-1 p-4">
              <h4 className="text-title">{title}</h4>
              <p className="text-small text-ink-soft">{text}</p>
              <TextLink to="#pictures" variant="standalone">
                Read on
              </TextLink>
            </div>
          </Card>
        ))}
      </Slider>
      <Slider name="gallery-single" label="One at a time" options={{autoplayMs: null}}>
        {SLIDES.slice(0, 3).map(({icon, title, text}) => (
          <Card key={title} tone="inverse" radius="l" padding="xl" className="flex flex-col gap-2">
            <Icon name={icon} size="xl" className="text-ink-inverse-accent" />
            <p className="text-heading-l font-strong">{title}</p>
            <p className="text-lead text-ink-inverse-soft">{text}</p>
          </Card>
        ))}
      </Slider>
    </GallerySection>
  );
}
