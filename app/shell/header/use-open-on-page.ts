import {useLocation} from '@remix-run/react';
import {useState, type Dispatch, type SetStateAction} from 'react';

/** Any navigation resets the state to `null`. */
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
