import {useEffect, useRef, useState} from 'react';
import type {Giving} from '../sdk/giving';
import {NO_VIEW, type GivingView} from '../sdk/giving-state';
import {watchView} from './watch-view';

/** The view of a product or a cart. Hidden until it's known. */
export function useGivingView<Subject>(
  giving: Giving | null,
  view: (giving: Giving) => (subject: Subject) => Promise<GivingView>,
  subject: Subject,
): GivingView {
  const [shown, setShown] = useState(NO_VIEW);
  const watch = useRef<ReturnType<typeof watchView<Subject>>>();
  const first = useRef({view, subject});
  const key = JSON.stringify(subject);

  useEffect(() => {
    if (!giving) return;
    watch.current = watchView(giving, first.current.view(giving), first.current.subject, setShown);
    return () => {
      watch.current?.stop();
      setShown(NO_VIEW);
    };
  }, [giving]);

  useEffect(() => {
    const next = JSON.parse(key) as Subject;
    if (key === JSON.stringify(first.current.subject)) return;
    first.current.subject = next;
    watch.current?.change(next);
  }, [key]);

  return shown;
}
