import {useLocation} from '@remix-run/react';
import {useState} from 'react';
import {useVisitor} from '~/domains/session/visitor-context';
import {Alert} from '~/ui/alert';

/** What the session has to tell its person, until they leave the page that it was told with. */
export function VisitorNotices() {
  const notices = useVisitor()?.notices ?? [];
  const {pathname} = useLocation();
  const [toldAt] = useState(pathname);
  const [isLeft, setLeft] = useState(false);
  if (!isLeft && pathname !== toldAt) setLeft(true);
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
