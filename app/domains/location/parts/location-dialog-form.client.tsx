import {useFetcher} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {useAnnounce} from '~/ui/announcer';
import {LOCATION_PATH, type LocationFormResult} from '../location-form';
import {LocationFields} from '../location-fields';

/** Submits without navigation, and closes the dialog once the page shows the new location's data. */
export default function LocationDialogForm({onSaved}: {onSaved: () => void}) {
  const {Form, data, state} = useFetcher<LocationFormResult>();
  const announce = useAnnounce();
  const form = useRef<HTMLFormElement>(null);
  const isIdle = state === 'idle';

  useEffect(() => {
    if (isIdle && !(data && 'savedZip' in data)) form.current?.querySelector('input')?.focus();
  }, [data, isIdle]);

  useEffect(() => {
    if (!isIdle || !data || 'error' in data) return;
    announce(`Delivering to ${data.savedZip}.`);
    onSaved();
    // Runs once per response: a new `onSaved` from a rerender of the parent must not run it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data, isIdle]);

  return (
    <Form ref={form} method="post" action={LOCATION_PATH} noValidate>
      <PreloadedPage />
      <LocationFields
        error={data && 'error' in data ? data.error : undefined}
        isPending={!isIdle}
      />
    </Form>
  );
}

/**
 * Preloads the module of the form's page. Remix needs it to submit the form, and would leave the current page if it
 * couldn't load it, for instance offline (NAV-23).
 */
function PreloadedPage() {
  const page = Object.values(window.__remixManifest.routes).find(
    (route) => route.path === LOCATION_PATH.slice(1),
  );
  return page && <link rel="modulepreload" href={page.module} />;
}
