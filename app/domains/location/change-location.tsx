import {useLocation, useNavigate} from '@remix-run/react';
import {useState, type ComponentProps, type FormEvent} from 'react';
import {Island} from '~/ui/island';
import {LazyDialog, loadDialog} from '~/ui/lazy-dialog';
import {createLoader, prefetch} from '~/ui/module-loader';
import {LOCATION_HEADING, LOCATION_PATH} from './location-form';

const FORM_ID = 'change-location';
const loadForm = createLoader(() => import('./parts/location-dialog-form.client'));

/**
 * Every `ChangeLocationButton` of the page leads to it, once a page: a dialog, and without scripts, or when the dialog
 * cannot be had, the form's own page.
 */
export function ChangeLocation() {
  const {pathname, search} = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const to = pathname + search;

  function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    /* Not every browser gives the focus to a pressed button, and the dialog gives it back to where it was. */
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
      {/* The address is looked up ahead of time, as those of links are. */}
      <form id={FORM_ID} action={LOCATION_PATH} onSubmit={open} hidden data-discover="true">
        <input type="hidden" name="to" value={to} />
      </form>
      <LazyDialog isOpen={isOpen} onOpenChange={setOpen} onFail={goToPage} title={LOCATION_HEADING}>
        <Island load={loadForm} props={{onSaved: () => setOpen(false)}} onFail={goToPage} />
      </LazyDialog>
    </>
  );
}

/** Opens the form for the zip. Give it a look and its text. */
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
