import {useState} from 'react';
import {Button} from '~/ui/button';
import {Island} from '~/ui/island';
import {LazyDialog, loadDialog} from '~/ui/lazy-dialog';
import {createLoader, prefetch} from '~/ui/module-loader';
import {NO_CAUSE_ID} from '~/domains/giving-eligibility/giving-ids';
import type {WidgetPlace} from '../rules/clickstream-event';
import type {Giving} from '../sdk/giving';

const loadChooser = createLoader(() => import('./cause-chooser.client'));

interface ChooserButtonProps {
  giving: Giving;
  place: WidgetPlace;
  zip: string | null;
  assetOrigin: string;
  /** `inline`: at the end of a sentence. */
  look?: 'button' | 'inline';
}

/** Opens the chooser: a dialog, on phones a sheet. Renders nothing where shoppers can't choose. */
export function ChooserButton({giving, look = 'button', ...chooser}: ChooserButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const {store, tracking} = giving.state();
  if (!store?.letShoppersChoose) return null;
  const hasChosen = tracking !== null && tracking.causeId !== NO_CAUSE_ID;
  const load = () => prefetch(loadChooser, loadDialog);
  const opener = {
    'aria-haspopup': 'dialog',
    onPointerEnter: load,
    onFocus: load,
    onClick: () => setOpen(true),
    children: hasChosen ? 'Change cause' : 'Choose a cause',
  } as const;
  return (
    <>
      {look === 'button' ? (
        <Button {...opener} variant="secondary" size="s" />
      ) : (
        <>
          {/* Keeps the dot from starting a line. */}
          {'\u00A0· '}
          <button
            {...opener}
            type="button"
            className="rounded-xs text-primary underline underline-offset-4 hover:text-primary-strong"
          />
        </>
      )}
      <LazyDialog isOpen={isOpen} onOpenChange={setOpen} title="Choose a cause">
        {({close}) => (
          <Island
            load={loadChooser}
            props={{giving, ...chooser, onDone: close}}
            fallback={<p className="py-4 text-ink-soft">Loading causes</p>}
          />
        )}
      </LazyDialog>
    </>
  );
}
