import {useState} from 'react';
import type {Cause} from '../cause';
import {shownLogo} from '../rules/cause-search';
import {CategoryIcon} from './category-icon';

/** The cause's logo, or the icon of its category if it has none or the logo doesn't load (GIVE-09). */
export function CauseLogo({cause, assetOrigin}: {cause: Cause; assetOrigin: string}) {
  const [hasFailed, setFailed] = useState(false);
  const src = hasFailed ? null : shownLogo(cause, assetOrigin);
  return (
    <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-m bg-surface-tint text-primary">
      {src === null ? (
        <CategoryIcon categoryId={cause.categoryId} />
      ) : (
        <img
          src={src}
          alt=""
          width={44}
          height={44}
          loading="lazy"
          className="size-full object-contain"
          onError={() => setFailed(true)}
        />
      )}
    </span>
  );
}
