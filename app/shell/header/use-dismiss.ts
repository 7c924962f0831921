import {useEffect, type RefObject} from 'react';

/**
 * Closes a popup on Escape, on a press outside, or when focus leaves. Escape moves focus back to the first button in
 * `root`.
 */
export function useDismiss(root: RefObject<HTMLElement>, isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && root.current?.contains(target);
    const onElsewhere = ({target}: Event) => {
      if (!isInside(target)) close();
    };
    const onKey = ({key}: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (isInside(document.activeElement)) {
        root.current?.querySelector<HTMLElement>('button, summary')?.focus();
      }
      close();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [root, isOpen, close]);
}
