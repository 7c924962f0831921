import {useState} from 'react';
import {ResponsiveImage} from '~/ui/responsive-image';
import type {Image} from './product';

/** A product's pictures: one large, the others to choose from. Without scripts the thumbnails open the picture itself. */
export function Gallery({images, title}: {images: readonly Image[]; title: string}) {
  const [shownUrl, show] = useState(images[0]?.url);
  const shown = images.find((image) => image.url === shownUrl) ?? images[0];
  if (!shown) return null;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex aspect-square items-end justify-center rounded-l bg-linear-to-b from-surface-oat-light to-surface-oat-shade p-6 md:p-9">
        <ResponsiveImage
          src={shown.url}
          alt={shown.alt || title}
          width={shown.width}
          height={shown.height}
          sizes="(width >= 60rem) 40vw, 92vw"
          isPriority
          className="h-full w-full object-contain"
        />
      </div>
      {images.length > 1 && (
        <ul aria-label="Pictures" className="flex flex-wrap gap-3">
          {images.map((image, index) => (
            <li key={image.url}>
              <a
                href={image.url}
                aria-current={image.url === shown.url || undefined}
                aria-label={`Picture ${index + 1} of ${images.length}`}
                onClick={(event) => {
                  event.preventDefault();
                  show(image.url);
                }}
                className="block rounded-s control-border border-transparent bg-surface-oat p-1 aria-current:border-primary"
              >
                <ResponsiveImage
                  src={image.url}
                  alt=""
                  width={image.width}
                  height={image.height}
                  sizes="72px"
                  className="h-18 w-18 object-contain"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
