import {useLocation} from '@remix-run/react';
import {useState, type ComponentProps, type FormEvent} from 'react';
import {Island} from '~/ui/island';
import {LazyDialog, loadDialog} from '~/ui/lazy-dialog';
import {LOCATION_HEADING, LOCATION_PATH} from './location-form';

const FORM_ID = 'change-location';
const loadForm = () => import('./parts/location-dialog-form.client');

/**
 * What every `ChangeLocationButton` of the page leads to, once a page: a dialog, and without scripts the form's own
 * page.
 */
export function ChangeLocation() {
  const {pathname, search} = useLocation();
  const [isOpen, setOpen] = useState(false);

  function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    /* Not every browser gives the focus to a pressed button, and the dialog gives it back to where it was. */
    const {submitter} = event.nativeEvent as SubmitEvent;
    submitter?.focus();
    setOpen(true);
  }

  return (
    <>
      <form id={FORM_ID} action={LOCATION_PATH} onSubmit={open} hidden>
        <input type="hidden" name="to" value={pathname + search} />
      </form>
      <LazyDialog isOpen={isOpen} onOpenChange={setOpen} title={LOCATION_HEADING}>
        <Island load={loadForm} props={{onSaved: () => setOpen(false)}} />
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
      onPointerEnter={prefetch}
      onFocus={prefetch}
    />
  );
}

function prefetch() {
  void loadDialog();
  void loadForm();
}
