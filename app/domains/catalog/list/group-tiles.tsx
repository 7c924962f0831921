import {Link} from '~/ui/link';
import {ResponsiveImage} from '~/ui/responsive-image';
import {countProducts} from './count-products';
import type {ListTile} from './product-list';

/** With more tiles, all are shown small, with the image beside the text, to keep the products close to the top. */
const MAX_LARGE_TILES = 4;

const IMAGE_SIZE = {width: 1600, height: 1200};

export function GroupTiles({label, items}: {label: string; items: readonly ListTile[]}) {
  const isLarge = items.length <= MAX_LARGE_TILES;
  return (
    <nav aria-label={label}>
      <ul className={isLarge ? 'group-tiles is-large' : 'group-tiles'}>
        {items.map(({to, label: name, count, image}) => (
          <li key={to}>
            <Link to={to}>
              {image !== null && (
                <ResponsiveImage
                  {...IMAGE_SIZE}
                  src={image}
                  alt=""
                  aspectRatio={isLarge ? 4 / 3 : 1}
                  sizes={isLarge ? '(width >= 48rem) 30vw, 33vw' : '4.5rem'}
                  className=""
                />
              )}
              <span>
                <b>{name}</b>
                {count !== null && <small>{countProducts(count)}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
