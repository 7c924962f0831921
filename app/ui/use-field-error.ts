import {useState} from 'react';
import {useAnnounce} from './announcer';
import {firstError, type Rule} from './form-rules';

/**
 * One field's error: the rules' own after the field was left, else the one from the server. The rules are checked when
 * a filled field is left and, once they failed, at every change, so that the message goes as soon as it is mended. The
 * focus is elsewhere when a message comes, so it is announced.
 */
export function useFieldError(rules: readonly Rule[] = [], fromServer?: string) {
  const [ruleError, setRuleError] = useState<string>();
  const announce = useAnnounce();
  return {
    /** The one message to show. */
    error: ruleError ?? fromServer,
    onLeave(value: string) {
      if (value === '') return;
      const isSent = isSubmitPressed();
      afterPress(() => {
        const message = firstError(value, rules);
        setRuleError(message);
        if (message !== undefined && message !== ruleError && !isSent) announce(message);
      });
    },
    onEdit(value: string) {
      if (ruleError !== undefined) setRuleError(firstError(value, rules));
    },
  };
}

/** Then the form's answer tells of the field, in a summary that takes the focus. */
function isSubmitPressed(): boolean {
  return document.querySelector('button[type=submit]:active') !== null;
}

/** Waits until a press has ended: a button that a new message moves away from under the pointer is not clicked. */
function afterPress(act: () => void): void {
  if (!document.querySelector(':active')) return act();
  const ended = new AbortController();
  for (const type of ['pointerup', 'mouseup', 'pointercancel']) {
    const end = () => {
      ended.abort();
      /* The click comes after it. */
      setTimeout(act);
    };
    window.addEventListener(type, end, {signal: ended.signal});
  }
}
