import {useRef, useState, type KeyboardEvent, type SyntheticEvent} from 'react';
import {ResponsiveImage} from '~/ui/responsive-image';
import type {Image} from '../product';

interface GalleryProps {
  images: readonly Image[];
  title: string;
}

/**
 * The row of images scrolls natively, by swiping or arrow keys. Without scripts each thumbnail is a link to its image.
 */
export function Gallery({images, title}: GalleryProps) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  function handleScroll() {
    const {scrollLeft = 0, clientWidth = 1} = track.current ?? {};
    setShown(Math.round(scrollLeft / clientWidth));
  }

  /** The browser clamps an index before the first or after the last image. */
  function show(event: SyntheticEvent, index: number) {
    event.preventDefault();
    track.current?.scrollTo({left: index * track.current.clientWidth});
  }

  /* By default, arrow keys scroll by a few pixels and scroll snapping undoes that. */
  function handleKey(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') show(event, shown + 1);
    if (event.key === 'ArrowLeft') show(event, shown - 1);
  }

  if (images.length === 0) return null;
  return (
    <section aria-label={`Pictures of ${title}`} className="flex min-w-0 flex-col gap-3">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a scroll container handles the keys that scroll it */}
      <ul
        ref={track}
        onScroll={handleScroll}
        onKeyDown={handleKey}
        /* A scroll container must be reachable by keyboard. */
        tabIndex={images.length > 1 ? 0 : undefined}
        aria-label="Picture"
        className="flex snap-x snap-mandatory scrollbar-by-script overflow-x-auto overscroll-x-contain scroll-smooth rounded-l bg-linear-to-b from-surface-oat-light to-surface-oat-shade"
      >
        {images.map((image, index) => (
          <li
            key={image.url}
            id={pictureId(index)}
            className="flex aspect-12/11 w-full shrink-0 snap-center items-end justify-center p-6 md:p-9"
          >
            <ResponsiveImage
              src={image.url}
              alt={image.alt || title}
              width={image.width}
              height={image.height}
              sizes="(width >= 80rem) 540px, (width >= 48rem) 40vw, 80vw"
              isPriority={index === 0}
              className="h-full w-full object-contain"
            />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul aria-label="All pictures" className="flex flex-wrap gap-2 md:gap-3">
          {images.map((image, index) => (
            <li key={image.url}>
              <a
                href={`#${pictureId(index)}`}
                aria-current={index === shown || undefined}
                aria-label={`Picture ${index + 1} of ${images.length}`}
                onClick={(event) => show(event, index)}
                className="block rounded-s control-border border-transparent bg-surface-oat p-1 hover:border-line-strong aria-current:border-primary forced-colors:aria-current:outline-2"
              >
                <ResponsiveImage
                  src={image.url}
                  alt=""
                  width={image.width}
                  height={image.height}
                  sizes="72px"
                  className="size-12 object-contain md:size-18"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const pictureId = (index: number) => `picture-${index + 1}`;
