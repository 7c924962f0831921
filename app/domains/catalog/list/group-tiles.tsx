import {Link} from '@remix-run/react';
import {cva} from 'class-variance-authority';
import {ResponsiveImage} from '~/ui/responsive-image';
import {countProducts} from './count-products';
import type {ListTile} from './product-list';

/** With more tiles, all are shown small, with the image beside the text, to keep the products close to the top. */
const MAX_LARGE_TILES = 4;

const IMAGE_SIZE = {width: 1600, height: 1200};

const tileGrid = cva('grid gap-3 md:gap-4', {
  variants: {
    look: {
      large:
        'grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] md:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]',
      small:
        'grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] md:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))]',
    },
  },
});

const tileLink = cva(
  'flex h-full overflow-hidden rounded-m bg-surface-oat transition-shadow hover:shadow-floating',
  {variants: {look: {large: 'flex-col', small: 'items-center'}}},
);

const tileImage = cva('object-cover', {
  variants: {
    look: {
      large: 'aspect-4/3 w-full object-bottom md:aspect-8/5',
      small: 'min-h-16 w-12 shrink-0 self-stretch md:min-h-18 md:w-18',
    },
  },
});

const tileWords = cva('flex min-w-0 flex-col', {
  variants: {
    look: {large: 'px-2 py-2.5 text-center md:px-4 md:py-3', small: 'px-2.5 py-2 md:px-3'},
  },
});

const tileName = cva('font-strong wrap-break-word hyphens-auto', {
  variants: {look: {large: '', small: 'max-md:text-small'}},
});

export function GroupTiles({label, items}: {label: string; items: readonly ListTile[]}) {
  const isLarge = items.length <= MAX_LARGE_TILES;
  const look = isLarge ? 'large' : 'small';
  return (
    <nav aria-label={label}>
      <ul className={tileGrid({look})}>
        {items.map(({to, label: name, count, image}) => (
          <li key={to}>
            <Link to={to} className={tileLink({look})}>
              {image !== null && (
                <ResponsiveImage
                  {...IMAGE_SIZE}
                  src={image}
                  alt=""
                  aspectRatio={isLarge ? 4 / 3 : 1}
                  sizes={isLarge ? '(width >= 48rem) 30vw, 33vw' : '4.5rem'}
                  className={tileImage({look})}
                />
              )}
              <span className={tileWords({look})}>
                <span className={tileName({look})}>{name}</span>
                {count !== null && (
                  <span className="text-caption text-ink-soft">{countProducts(count)}</span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
