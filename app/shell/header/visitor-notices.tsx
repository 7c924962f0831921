import {useLocation} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {useVisitor} from '~/domains/session/visitor-context';
import {Alert} from '~/ui/alert';

/** Shown until the shopper leaves the page where they first appeared. */
export function VisitorNotices() {
  const notices = useVisitor()?.notices ?? [];
  const {pathname} = useLocation();
  const [firstPathname] = useState(pathname);
  const [isLeft, setLeft] = useState(false);
  if (!isLeft && pathname !== firstPathname) setLeft(true);
  /* A page that reloads after a form keeps its scroll position, which can be far below the notices. */
  useEffect(() => {
    if (notices.length > 0) scrollTo(0, 0);
  }, [notices.length]);
  if (notices.length === 0 || isLeft) return null;
  return (
    <div className="page-column flex flex-col gap-2 pt-4">
      {notices.map((text) => (
        <Alert key={text} urgency="off">
          {text}
        </Alert>
      ))}
    </div>
  );
}
