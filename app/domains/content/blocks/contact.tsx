import type {ReactNode} from 'react';
import {Icon, type IconName} from '~/ui/icon';
import {TextLink} from '~/ui/text-link';
import {mailAddress, phoneAddress} from '../contact-addresses';
import type {PageBlock} from '../page';
import {useSiteContent} from '../site-content-context';

export function Contact({block: {headline, text}}: {block: PageBlock<'contact'>}) {
  const {email, phone, hours} = useSiteContent().contact;
  return (
    <section className="flex flex-col gap-6 rounded-l bg-surface-oat px-box-l py-9 md:px-12">
      <div className="flex max-w-prose flex-col gap-2">
        <h2 className="text-heading-m">{headline}</h2>
        {text !== null && <p className="text-ink-soft">{text}</p>}
      </div>
      <dl className="flex flex-wrap gap-x-14 gap-y-5 max-md:flex-col">
        <Detail icon="phone" term="Phone">
          <TextLink to={phoneAddress(phone)}>{phone}</TextLink>
        </Detail>
        <Detail icon="mail" term="Email">
          <TextLink to={mailAddress(email)}>{email}</TextLink>
        </Detail>
        <Detail icon="clock" term="Hours">
          {hours}
        </Detail>
      </dl>
    </section>
  );
}

interface DetailProps {
  icon: IconName;
  term: string;
  children: ReactNode;
}

function Detail({icon, term, children}: DetailProps) {
  return (
    <div>
      <dt className="flex items-center gap-3 text-small text-ink-soft">
        <Icon name={icon} className="text-primary" />
        {term}
      </dt>
      <dd className="pl-8 font-strong wrap-anywhere">{children}</dd>
    </div>
  );
}
