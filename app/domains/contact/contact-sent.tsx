import {useEffect, useRef} from 'react';
import {useSiteContent} from '~/domains/content/site-content-context';
import {useAnnounce} from '~/ui/announcer';
import {ButtonLink} from '~/ui/button-link';
import {TextLink} from '~/ui/text-link';
import {CONTACT_PATH} from './contact-message';

const HEADING = 'Message sent';

/** Replaces the form after a message was sent, and takes the focus. */
export function ContactSent() {
  const {hours} = useSiteContent().contact;
  const heading = useRef<HTMLHeadingElement>(null);
  const announce = useAnnounce();
  useEffect(() => {
    heading.current?.focus();
    announce(HEADING);
  }, [announce]);
  return (
    <div className="page-column flex flex-col items-start gap-4 py-9 md:py-12">
      <h1 ref={heading} tabIndex={-1} className="text-heading-l outline-none">
        {HEADING}
      </h1>
      <p className="max-w-prose text-lead text-ink-soft">
        Thanks for writing. We’ll reply by email, usually within one business day. We’re here{' '}
        {hours}.
      </p>
      <ButtonLink to="/products">Shop all pet food</ButtonLink>
      <TextLink to={CONTACT_PATH}>Write another message</TextLink>
    </div>
  );
}
