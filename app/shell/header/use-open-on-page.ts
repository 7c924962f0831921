import {useLocation} from '@remix-run/react';
import {useState, type Dispatch, type SetStateAction} from 'react';

/** State of what is open; `null` for nothing. Any navigation closes it. */
export function useOpenOnPage<Open>(): [Open | null, Dispatch<SetStateAction<Open | null>>] {
  const {key} = useLocation();
  const [open, setOpen] = useState<Open | null>(null);
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    setShownKey(key);
    setOpen(null);
  }
  return [open, setOpen];
}
