import {useLocation} from '@remix-run/react';
import {useEffect} from 'react';
import {
  CONSENT_LABELS,
  formatMoment,
  PREVIEW_PATH,
  type ShownPreview,
} from '~/domains/content/shown-preview';

/** Works without scripts. */
export function PreviewBar({preview}: {preview: ShownPreview}) {
  const {pathname, search} = useLocation();
  const to = encodeURIComponent(pathname + search);
  const isOpen = preview.kind === 'open';
  const expires = isOpen ? preview.expires : null;
  /* Client-side navigation keeps this bar, so it must reload when the preview expires. */
  useEffect(() => {
    if (expires === null) return;
    const end = setTimeout(() => location.reload(), Math.max(0, expires - Date.now()));
    return () => clearTimeout(end);
  }, [expires]);
  return (
    <aside
      aria-label="Preview"
      className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b-4 border-warning bg-surface px-4 py-2 text-small md:px-8"
    >
      <p className="flex-1 basis-80">
        <strong>{isOpen ? 'Preview' : 'Your preview has expired'}</strong>
        {isOpen ? `: ${describePreview(preview)}` : '. You’re seeing what shoppers see.'}
      </p>
      {isOpen && (
        <a href={`${PREVIEW_PATH}/${preview.token}?to=${to}`} className={ACTION}>
          Link to share
        </a>
      )}
      <a href={`${PREVIEW_PATH}?to=${to}`} className={ACTION}>
        {isOpen ? 'Change' : 'Create a new one'}
      </a>
      {isOpen && (
        <form method="post" action={`${PREVIEW_PATH}/clear`}>
          <input type="hidden" name="to" value={pathname + search} />
          <button type="submit" className={ACTION}>
            Clear for shoppers
          </button>
        </form>
      )}
      <form method="post" action={`${PREVIEW_PATH}/leave`}>
        <input type="hidden" name="to" value={pathname + search} />
        <button type="submit" className={ACTION}>
          {isOpen ? 'Leave preview' : 'Close'}
        </button>
      </form>
    </aside>
  );
}

const ACTION = 'inline-flex min-h-8 items-center font-strong text-link underline';

function describePreview({
  withDrafts,
  at,
  zip,
  consent,
  expires,
}: Extract<ShownPreview, {kind: 'open'}>): string {
  return [
    withDrafts ? 'with drafts' : 'without drafts',
    at === null ? 'as of now' : `as of ${formatMoment(at)}`,
    ...(zip === null ? [] : [`delivered to ${zip}`]),
    ...(consent === null ? [] : [CONSENT_LABELS[consent]]),
  ]
    .join(', ')
    .concat(`. Ends ${formatMoment(expires)}.`);
}
