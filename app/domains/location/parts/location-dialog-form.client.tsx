import {useFetcher} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {useAnnounce} from '~/ui/announcer';
import {LOCATION_PATH, type LocationFormResult} from '../location-form';
import {LocationFields} from '../location-fields';

/** The form in its dialog: stays where it is, and closes once everything on the page is of the new location. */
export default function LocationDialogForm({onSaved}: {onSaved: () => void}) {
  const {Form, data, state} = useFetcher<LocationFormResult>();
  const announce = useAnnounce();
  const form = useRef<HTMLFormElement>(null);
  const isIdle = state === 'idle';

  /* The field is what the dialog is about, at first and when it was refused. */
  useEffect(() => {
    if (isIdle && !(data && 'savedZip' in data)) form.current?.querySelector('input')?.focus();
  }, [data, isIdle]);

  useEffect(() => {
    if (!isIdle || !data || 'error' in data) return;
    announce(`Delivering to ${data.savedZip}.`);
    onSaved();
    // What it calls belongs to the render that saw the answer; another render of the parent is no new answer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data, isIdle]);

  return (
    <Form ref={form} method="post" action={LOCATION_PATH} noValidate>
      <PageCode />
      <LocationFields
        error={data && 'error' in data ? data.error : undefined}
        isPending={!isIdle}
      />
    </Form>
  );
}

/**
 * Fetches the code of the page that the form is sent to. It isn't shown, but Remix needs it to send the form, and would
 * leave this page to get it if the connection was lost by then (NAV-23).
 */
function PageCode() {
  const page = Object.values(window.__remixManifest.routes).find(
    (route) => route.path === LOCATION_PATH.slice(1),
  );
  return page && <link rel="modulepreload" href={page.module} />;
}
