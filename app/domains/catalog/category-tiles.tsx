import {Link} from '@remix-run/react';
import {ResponsiveImage} from '~/ui/responsive-image';
import type {Category} from './product';

export interface CategoryTile extends Category {
  path: string;
}

/** The ways into the shop by species and life stage. */
export function CategoryTiles({tiles}: {tiles: readonly CategoryTile[]}) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 lg:grid-cols-6">
      {tiles.map(({handle, title, path, image}) => (
        <li key={handle}>
          <Link
            to={path}
            className="flex h-full flex-col overflow-hidden rounded-m bg-surface-oat text-center font-strong transition-shadow hover:shadow-floating"
          >
            {image && (
              <ResponsiveImage
                src={image.url}
                alt=""
                width={image.width}
                height={image.height}
                aspectRatio={4 / 3}
                sizes="(width >= 60rem) 16vw, (width >= 30rem) 33vw, 50vw"
                className="aspect-4/3 w-full object-cover"
              />
            )}
            <span className="px-2 py-3">{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
