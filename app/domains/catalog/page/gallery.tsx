import {useRef, useState, type KeyboardEvent, type MouseEvent, type SyntheticEvent} from 'react';
import {Icon} from '~/ui/icon';
import {imageUrl} from '~/ui/images';
import {Island} from '~/ui/island';
import {LazyDialog, loadDialog} from '~/ui/lazy-dialog';
import {createLoader, prefetch} from '~/ui/module-loader';
import {ResponsiveImage} from '~/ui/responsive-image';
import {useHydrated} from '~/ui/use-hydrated';
import {isScene, type Image} from '../product';
import {pictureSizes} from './picture-sizes';
import {ZOOM_WIDTH} from './zoom-steps';

interface GalleryProps {
  images: readonly Image[];
  title: string;
}

const loadZoom = createLoader(() => import('../islands/picture-zoom.client'));

/**
 * The row of images scrolls natively, by swiping or arrow keys. Without scripts each thumbnail is a link to its image,
 * and each image to its large file; with scripts an image opens the zoom.
 */
export function Gallery({images, title}: GalleryProps) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const isHydrated = useHydrated();

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

  function handleZoom(event: MouseEvent, index: number) {
    /* A new tab or window gets the large file. */
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setZoomed(index);
  }

  const prefetchZoom = () => prefetch(loadDialog, loadZoom);

  if (images.length === 0) return null;
  return (
    <section aria-label={`Pictures of ${title}`} className="flex min-w-0 flex-col gap-3">
      <div className="relative">
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a scroll container handles the keys that scroll it */}
        <ul
          ref={track}
          onScroll={handleScroll}
          onKeyDown={handleKey}
          onPointerEnter={prefetchZoom}
          onFocus={prefetchZoom}
          /* A scroll container must be reachable by keyboard. */
          tabIndex={images.length > 1 ? 0 : undefined}
          aria-label="Picture"
          className="gallery-track"
        >
          {images.map((image, index) => (
            <li key={image.url} id={pictureId(index)} className="gallery-slide">
              <a
                href={imageUrl(image.url, {width: ZOOM_WIDTH})}
                tabIndex={isHydrated && index !== shown ? -1 : undefined}
                aria-haspopup={isHydrated ? 'dialog' : undefined}
                onClick={(event) => handleZoom(event, index)}
                className={isScene(image) ? 'gallery-scene' : 'gallery-pack'}
              >
                <ResponsiveImage
                  src={image.url}
                  alt={image.alt || title}
                  width={image.width}
                  height={image.height}
                  sizes={pictureSizes(image)}
                  isPriority={index === 0}
                  className=""
                />
              </a>
            </li>
          ))}
        </ul>
        <span aria-hidden className="gallery-hint">
          <Icon name="search" size="s" />
          Zoom
        </span>
      </div>
      {images.length > 1 && (
        <ul aria-label="All pictures" className="gallery-thumbs">
          {images.map((image, index) => (
            <li key={image.url}>
              <a
                href={`#${pictureId(index)}`}
                aria-current={index === shown || undefined}
                aria-label={`Picture ${index + 1} of ${images.length}`}
                onClick={(event) => show(event, index)}
                className="gallery-thumb"
              >
                <ResponsiveImage
                  src={image.url}
                  alt=""
                  width={image.width}
                  height={image.height}
                  sizes="80px"
                  isThumbnail
                  className=""
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <LazyDialog
        isOpen={zoomed !== null}
        onOpenChange={(isOpen) => !isOpen && setZoomed(null)}
        title={title}
        placement="full"
        closeLabel="Close zoom"
        onFail={() => setZoomed(null)}
      >
        <Island load={loadZoom} props={{images, start: zoomed ?? shown}} />
      </LazyDialog>
    </section>
  );
}

const pictureId = (index: number) => `picture-${index + 1}`;
