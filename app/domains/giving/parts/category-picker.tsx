import {CATEGORIES} from '../rules/categories';
import {CategoryIcon} from './category-icon';

interface CategoryPickerProps {
  chosen: number | null;
  /** `null`: all categories. */
  onChoose(categoryId: number | null): void;
}

/** The categories with their icons. Pressing the chosen one again chooses all. */
export function CategoryPicker({chosen, onChoose}: CategoryPickerProps) {
  return (
    <div role="group" aria-label="Categories" className="grid grid-cols-2 gap-2">
      {CATEGORIES.map((name, categoryId) => (
        <button
          key={name}
          type="button"
          aria-pressed={categoryId === chosen}
          onClick={() => onChoose(categoryId === chosen ? null : categoryId)}
          className="flex min-h-11 items-center gap-2 rounded-m border border-line px-3 text-left text-small hover:border-primary hover:bg-surface-tint aria-pressed:border-primary aria-pressed:bg-surface-tint aria-pressed:font-strong"
        >
          <CategoryIcon categoryId={categoryId} />
          {name}
        </button>
      ))}
    </div>
  );
}
