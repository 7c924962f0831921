import {useEffect, useRef, type RefObject} from 'react';

/**
 * Keeps the focus on the frequency of a line that was switched. Changing the plan makes it a different line, so its row
 * is a new element.
 */
export function useFocusAfterSwitch(list: RefObject<HTMLUListElement>) {
  const wanted = useRef<string | null>(null);

  useEffect(() => {
    if (wanted.current === null || document.activeElement !== document.body) return;
    const row = list.current?.querySelector(`[data-line="${CSS.escape(wanted.current)}"]`);
    row?.querySelector('select')?.focus();
  });

  return {
    followSwitch(lineKey: string | null) {
      wanted.current = lineKey;
    },
  };
}
