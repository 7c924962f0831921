import {useState} from 'react';
import {Button} from '~/ui/button';
import {buttonRecipe} from '~/ui/button-recipe';
import {Icon} from '~/ui/icon';
import {LazyDialog, loadDialog} from '~/ui/lazy-dialog';
import {prefetch} from '~/ui/module-loader';
import {useHydrated} from '~/ui/use-hydrated';
import type {PanelGroup} from './filter-choices';
import {withoutFilters, type ListState} from '../list-state';
import {countProducts} from './count-products';
import {FilterPanel} from './filter-panel';

interface FilterSheetProps {
  /**
   * Id of the filters in the page. The button links to them before hydration, and if the sheet's script fails to load.
   */
  inPageId: string;
  groups: readonly PanelGroup[];
  count: number;
  total: number;
  isPending: boolean;
  state: ListState;
  onChange: (next: ListState) => void;
}

export function FilterSheet({
  inPageId,
  groups,
  count,
  total,
  isPending,
  state,
  onChange,
}: FilterSheetProps) {
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const label = (
    <>
      <Icon name="sliders-horizontal" size="s" />
      Filters{count > 0 && ` (${count})`}
    </>
  );

  /* Does the same as the link before hydration: the URL fragment shows the filters in the page. */
  function showInPage() {
    setOpen(false);
    location.hash = inPageId;
    document.getElementById(inPageId)?.focus();
  }

  if (!isHydrated) {
    return (
      <a href={`#${inPageId}`} className={buttonRecipe({variant: 'secondary', size: 'l'})}>
        {label}
      </a>
    );
  }
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={() => prefetch(loadDialog)}
        onFocus={() => prefetch(loadDialog)}
      >
        {label}
      </Button>
      <LazyDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        onFail={showInPage}
        title="Filters"
        closeLabel="Close filters"
      >
        {({close}) => (
          <>
            <FilterPanel
              id={`${inPageId}-sheet`}
              groups={groups}
              state={state}
              onChange={onChange}
            />
            <div className="sticky -bottom-6 -mx-6 -mb-6 flex gap-2 border-t border-line bg-surface px-6 py-4">
              {count > 0 && (
                <Button variant="quiet" onClick={() => onChange(withoutFilters(state))}>
                  Clear all
                </Button>
              )}
              <Button className="flex-1" isPending={isPending} onClick={close}>
                {total === 0 ? 'Nothing matches' : `Show ${countProducts(total)}`}
              </Button>
            </div>
          </>
        )}
      </LazyDialog>
    </>
  );
}
