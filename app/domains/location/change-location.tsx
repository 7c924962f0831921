import {useLocation, useNavigate} from '@remix-run/react';
import {useState, type ComponentProps, type FormEvent} from 'react';
import {Island} from '~/ui/island';
import {LazyDialog, loadDialog} from '~/ui/lazy-dialog';
import {createLoader, prefetch} from '~/ui/module-loader';
import {LOCATION_HEADING, LOCATION_PATH} from './location-form';

const FORM_ID = 'change-location';
const loadForm = createLoader(() => import('./parts/location-dialog-form.client'));

/**
 * Render it once per page: every `ChangeLocationButton` submits this form. It opens a dialog; without scripts, or if
 * the dialog fails to load, it goes to the form's own page.
 */
export function ChangeLocation() {
  const {pathname, search} = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const to = pathname + search;

  function openDialog(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    /* Safari doesn't focus a clicked button, and the dialog returns the focus to the previously focused element. */
    const {submitter} = event.nativeEvent as SubmitEvent;
    submitter?.focus();
    setOpen(true);
  }

  function goToPage() {
    setOpen(false);
    navigate(`${LOCATION_PATH}?${new URLSearchParams({to}).toString()}`);
  }

  return (
    <>
      {/* Discovers the form's route ahead of time, as Remix does for links. */}
      <form id={FORM_ID} action={LOCATION_PATH} onSubmit={openDialog} hidden data-discover="true">
        <input type="hidden" name="to" value={to} />
      </form>
      <LazyDialog isOpen={isOpen} onOpenChange={setOpen} onFail={goToPage} title={LOCATION_HEADING}>
        <Island load={loadForm} props={{onSaved: () => setOpen(false)}} onFail={goToPage} />
      </LazyDialog>
    </>
  );
}

export function ChangeLocationButton(props: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="submit"
      form={FORM_ID}
      aria-haspopup="dialog"
      onPointerEnter={prefetchDialog}
      onFocus={prefetchDialog}
    />
  );
}

const prefetchDialog = () => prefetch(loadDialog, loadForm);
