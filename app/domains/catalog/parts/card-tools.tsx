import {useHydrated} from '~/ui/use-hydrated';
import {COMPARE_FORM, FAVORITE_FORM} from '../tools/tool-forms';
import type {ProductCardModel} from '../card';

/**
 * Buttons of the page's two `ToolForms`. They need scripts, so they are left out of the server's HTML, which would
 * repeat them dozens of times. They overlay the picture, so nothing moves when they appear. CSS draws their icons.
 */
export function CardTools({card: {handle, title}}: {card: ProductCardModel}) {
  if (!useHydrated()) return null;
  return (
    <div className="card-tools">
      <button
        form={FAVORITE_FORM}
        value={handle}
        aria-label={`Save ${title}`}
        className="tool-favorite"
      />
      <button
        form={COMPARE_FORM}
        value={handle}
        aria-label={`Compare ${title}`}
        className="tool-compare"
      />
    </div>
  );
}
