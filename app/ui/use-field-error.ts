import {useState} from 'react';
import {useAnnounce} from './announcer';
import {firstError, type Rule} from './form-rules';

/**
 * Rules run when a filled field loses focus. After a rule has failed, they also run on every change, so the message
 * disappears as soon as the value is valid. Focus is elsewhere when the message appears, so it's announced.
 */
export function useFieldError(rules: readonly Rule[] = [], fromServer?: string) {
  const [ruleError, setRuleError] = useState<string>();
  const announce = useAnnounce();
  return {
    error: ruleError ?? fromServer,
    onLeave(value: string) {
      if (value === '') return;
      const isSubmitting = isSubmitPressed();
      afterPress(() => {
        const message = firstError(value, rules);
        setRuleError(message);
        if (message !== undefined && message !== ruleError && !isSubmitting) announce(message);
      });
    },
    onEdit(value: string) {
      if (ruleError !== undefined) setRuleError(firstError(value, rules));
    },
  };
}

/** If a submit button is pressed, the error summary takes focus and tells the shopper, so nothing is announced. */
function isSubmitPressed(): boolean {
  return document.querySelector('button[type=submit]:active') !== null;
}

/** A new message could move the pressed button from under the pointer, and the click would miss it. */
function afterPress(act: () => void): void {
  if (!document.querySelector(':active')) return act();
  const ended = new AbortController();
  for (const type of ['pointerup', 'mouseup', 'pointercancel']) {
    const end = () => {
      ended.abort();
      /* The click event follows this event. */
      setTimeout(act);
    };
    window.addEventListener(type, end, {signal: ended.signal});
  }
}
