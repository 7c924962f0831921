import {COMPARE_FORM, FAVORITE_FORM} from '../tools/tool-forms';
import type {ProductCardModel} from '../card';

/** Buttons of the page's two `ToolForms`. CSS draws their icons, because a list has dozens of them. */
export function CardTools({card: {handle, title}}: {card: ProductCardModel}) {
  return (
    <div className="card-tools">
      <button
        form={FAVORITE_FORM}
        name="handle"
        value={handle}
        aria-label={`Save ${title}`}
        className="tool-favorite"
      />
      <button
        form={COMPARE_FORM}
        name="products"
        value={handle}
        aria-label={`Compare ${title}`}
        className="tool-compare"
      />
    </div>
  );
}
