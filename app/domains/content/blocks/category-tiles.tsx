import {Link} from '~/ui/link';
import type {PageBlock} from '../page';
import {Picture} from './picture';

/*
 * On phones a tile is 44vw wide. A slightly smaller value makes phones with density 2 load the 320 px picture instead
 * of the 640 px one.
 */
const TILE_SIZES = '(width >= 60rem) 16vw, (width >= 30rem) 33vw, 41vw';

export function CategoryTiles({block: {headline, tiles}}: {block: PageBlock<'category-tiles'>}) {
  return (
    <section className="flex flex-col gap-5">
      <h2 className="text-heading-m">{headline}</h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 lg:grid-cols-6">
        {tiles.map(({label, to, picture}, index) => (
          <li key={index}>
            <Link
              to={to}
              className="flex h-full flex-col overflow-hidden rounded-m bg-surface-oat text-center font-strong transition-shadow hover:shadow-floating"
            >
              <span className="picture-box aspect-4/3">
                <Picture
                  picture={picture}
                  aspectRatio={4 / 3}
                  sizes={TILE_SIZES}
                  className="size-full"
                />
              </span>
              <span className="px-2 py-3">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
