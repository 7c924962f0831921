import {useEffect, useRef, useState, type RefObject} from 'react';
import {formatCents} from '~/platform/money';
import {Button, type ButtonProps} from '~/ui/button';

const GAP = 8;

interface BuyBarProps extends Pick<ButtonProps, 'isPending' | 'pendingLabel'> {
  /** The form that the bar's button submits. */
  formId: string;
  totalCents: number;
  /** The form's own button. */
  button: RefObject<HTMLElement>;
}

/** On phones: price and button while the form's own button is out of view. Without scripts it stays in view. */
export function BuyBar({formId, totalCents, button, ...state}: BuyBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const isAway = useIsInView(button);
  useClearOfBar(bar);
  return (
    <div ref={bar} className={`buy-bar ${isAway ? 'buy-bar-away' : ''}`}>
      <span className="text-price font-strong tabular-nums">{formatCents(totalCents)}</span>
      <Button type="submit" form={formId} className="min-w-0 flex-1" {...state}>
        Add to cart
      </Button>
    </div>
  );
}

function useIsInView(target: RefObject<HTMLElement>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!target.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setInView(entry?.isIntersecting ?? false),
      {threshold: 1},
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isInView;
}

/** Scrolls a focused control from behind the bar: browsers count it as visible. */
function useClearOfBar(bar: RefObject<HTMLElement>) {
  useEffect(() => {
    function handleFocus({target}: FocusEvent) {
      const element = bar.current;
      if (!element || getComputedStyle(element).visibility === 'hidden') return;
      if (!(target instanceof Element) || element.contains(target)) return;
      const {top} = element.getBoundingClientRect();
      const box = (target.closest('label') ?? target).getBoundingClientRect();
      /* Too tall to fit above the bar, such as `main`, which gets the focus on each new page; `top` is 0 without a bar. */
      if (box.height > top) return;
      if (box.top < innerHeight && box.bottom > top) scrollBy({top: box.bottom - top + GAP});
    }
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, [bar]);
}
