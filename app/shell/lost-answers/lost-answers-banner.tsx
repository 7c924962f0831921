import {useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore} from 'react';
import {createPortal} from 'react-dom';
import {Alert} from '~/ui/alert';
import {useAnnounce} from '~/ui/announcer';
import {Button} from '~/ui/button';
import {Icon} from '~/ui/icon';
import {MAIN_ID} from '~/ui/skip-link';
import {lostAnswers, type LostState} from './lost-answers';
import {stayOnPage} from './stay-on-page';

/**
 * Appears above the page and takes no focus. While a dialog is open it appears inside the dialog, because nothing
 * outside can be reached.
 */
export function LostAnswersBanner() {
  const lost = useSyncExternalStore(lostAnswers.subscribe, lostAnswers.state, () => null);
  const isOffline = useSyncExternalStore(lostAnswers.subscribe, lostAnswers.isOffline, () => false);
  return lost ? <BannerInDialog lost={lost} /> : isOffline && <OfflineNote />;
}

const OFFLINE = 'You’re offline.';
const OFFLINE_PAGE = 'This page may be out of date. What you type stays here.';

/** Lies over the page and over dialogs, so nothing shifts, and lets clicks through. */
function OfflineNote() {
  const announce = useAnnounce();
  useEffect(() => announce(`${OFFLINE} ${OFFLINE_PAGE}`), [announce]);
  return (
    <section
      aria-label="Offline"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-dialog mx-auto w-fit max-md:in-[body:has(.buy-bar)]:bottom-20"
    >
      <Alert tone="warning" urgency="off" className="shadow-floating">
        <b>{OFFLINE}</b> {OFFLINE_PAGE}
      </Alert>
    </section>
  );
}

function BannerInDialog({lost}: {lost: LostState}) {
  const dialog = useOpenDialog();
  return dialog ? createPortal(<Banner lost={lost} />, dialog) : <Banner lost={lost} />;
}

const OPEN_DIALOG = '[role="dialog"], [role="alertdialog"]';

function useOpenDialog(): Element | null {
  const find = () => document.querySelector(OPEN_DIALOG);
  const [dialog, setDialog] = useState(find);
  useEffect(() => {
    const observer = new MutationObserver(() => setDialog(find));
    observer.observe(document.body, {childList: true});
    return () => observer.disconnect();
  }, []);
  return dialog;
}

function Banner({lost}: {lost: LostState}) {
  const {isRetrying, attempts} = lost;
  const {banner, noteFocus} = useFocusAround();
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notes where the focus came from
    <section
      ref={banner}
      aria-label="Connection"
      onFocus={noteFocus}
      className="sticky top-0 z-sticky border-b border-line bg-warning-soft py-3 shadow-raised"
    >
      <div className="page-column flex flex-wrap items-center gap-x-6 gap-y-3">
        {/* A new element for each attempt, so screen readers announce the same words again. */}
        <div key={attempts} role="alert" className="flex min-w-60 flex-1 items-start gap-3">
          <Icon name="triangle-alert" className="mt-0.5 text-warning" />
          <p>
            <b>{toTitle(lost)}</b> {toText(lost)}
          </p>
        </div>
        <div className="flex gap-3">
          <Button
            size="m"
            isPending={isRetrying}
            pendingLabel="Trying again"
            onClick={lostAnswers.retry}
          >
            Try again
          </Button>
          <Button variant="secondary" size="m" onClick={() => void lostAnswers.giveUp(stayOnPage)}>
            Cancel
          </Button>
        </div>
      </div>
    </section>
  );
}

function toTitle({isOffline, attempts}: LostState): string {
  if (attempts > 1) return isOffline ? 'You’re still offline.' : 'Still no connection.';
  return isOffline ? OFFLINE : 'We lost the connection.';
}

function toText({isWrite, isUnsent, isOffline}: LostState): string {
  if (isWrite && isUnsent) {
    return 'What you typed is still here, and we’ll send it when you’re back online.';
  }
  if (isWrite) return 'We couldn’t confirm that it went through. What you typed is still here.';
  return isOffline
    ? 'This page stays as it is, and we’ll try again when you’re back online.'
    : 'This page stays as it is. Try again, or keep looking around.';
}

/**
 * Scrolls the focused element into view when the banner appears. If the banner has focus when it disappears, returns
 * focus to that element.
 */
function useFocusAround() {
  const banner = useRef<HTMLElement>(null);
  const focusBefore = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const box = banner.current;
    focusBefore.current = document.activeElement;
    if (focusBefore.current !== document.body)
      focusBefore.current?.scrollIntoView({block: 'nearest'});
    return () => {
      if (!box?.contains(document.activeElement)) return;
      const back = focusBefore.current?.isConnected ? focusBefore.current : null;
      const target = back instanceof HTMLElement && back !== document.body ? back : null;
      (target ?? document.getElementById(MAIN_ID))?.focus({preventScroll: true});
    };
  }, []);
  return {
    banner,
    noteFocus({relatedTarget}: {relatedTarget: EventTarget | null}) {
      if (relatedTarget instanceof Element && !banner.current?.contains(relatedTarget)) {
        focusBefore.current = relatedTarget;
      }
    },
  };
}
