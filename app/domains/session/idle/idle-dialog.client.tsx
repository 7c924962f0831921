import {useEffect, useRef, useState} from 'react';
import {useAnnounce} from '~/ui/announcer';
import {Button} from '~/ui/button';
import {LazyDialog} from '~/ui/lazy-dialog';
import {clockText, lastAnnouncedAt, secondsUntil, spokenText} from './countdown';
import type {IdleAlert} from './watch-idle';

const TITLE = 'Are you still there?';

interface IdleDialogProps {
  alert: IdleAlert | null;
  onStay(): void;
  onEnd(): void;
}

/** The inactivity alert (SESS-14, SESS-15). */
export default function IdleDialog({alert, onStay, onEnd}: IdleDialogProps) {
  /* Keeps the content while the closing animation runs. */
  const shown = useRef(alert);
  if (alert) shown.current = alert;

  const question = (
    <IdleQuestion endsAt={shown.current?.endsAt ?? null} onStay={onStay} onEnd={onEnd} />
  );
  return (
    <LazyDialog
      isOpen={alert !== null}
      /* Closing the dialog with Escape also shows that the shopper is there. */
      onOpenChange={onStay}
      title={TITLE}
      role="alertdialog"
      fallback={
        <section
          aria-label={TITLE}
          className="fixed inset-x-4 bottom-4 z-sticky mx-auto max-w-dialog rounded-m bg-surface p-6 shadow-floating"
        >
          {question}
        </section>
      }
    >
      {question}
    </LazyDialog>
  );
}

interface IdleQuestionProps {
  endsAt: number | null;
  onStay(): void;
  onEnd(): void;
}

function IdleQuestion({endsAt, onStay, onEnd}: IdleQuestionProps) {
  const [isEnding, setEnding] = useState(false);

  function end() {
    setEnding(true);
    onEnd();
  }

  return (
    <div className="flex flex-col gap-5">
      {endsAt === null ? (
        <p>You haven’t been active for a while. Your cart is saved.</p>
      ) : (
        <Countdown endsAt={endsAt} />
      )}
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button isFullWidth onClick={onStay}>
          Stay logged in
        </Button>
        <Button isFullWidth variant="secondary" isPending={isEnding} onClick={end}>
          Log out
        </Button>
      </div>
    </div>
  );
}

function Countdown({endsAt}: {endsAt: number}) {
  const secondsLeft = useSecondsUntil(endsAt);
  const announce = useAnnounce();
  const moment = lastAnnouncedAt(secondsLeft);

  useEffect(() => {
    announce(`You’ll be logged out in ${spokenText(secondsUntil(endsAt, Date.now()))}.`);
  }, [announce, endsAt, moment]);

  return (
    <p>
      You haven’t been active for a while. You’ll be logged out in{' '}
      <span role="timer" className="font-strong tabular-nums">
        {clockText(secondsLeft)}
      </span>
      . Your cart is saved.
    </p>
  );
}

/** Reads the clock instead of counting ticks, so that it's right after the tab was suspended. */
function useSecondsUntil(endsAt: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return secondsUntil(endsAt, now);
}
