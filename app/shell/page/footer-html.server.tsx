import {renderToStaticMarkup} from 'react-dom/server';
import {BRAND} from '~/domains/content/brand';
import {mailAddress, phoneAddress} from '~/domains/content/contact-addresses';
import type {ContentLink} from '~/domains/content/page';
import type {SiteContent} from '~/domains/content/site-content';
import {PaymentCards} from '~/ui/payment-cards';
import {TextLink} from '~/ui/text-link';
import {PRIVACY_CHOICES} from './footer';

export type FooterContent = Pick<
  SiteContent,
  'contact' | 'navigation' | 'footerText' | 'smallPrint'
>;

let last = {key: '', html: ''};

/** The footer's HTML, rendered once per content, because it takes a tenth of a page's rendering (`docs/decisions/0037`). */
export function footerHtml({contact, navigation, footerText, smallPrint}: FooterContent): string {
  const content = {contact, navigation, footerText, smallPrint};
  const key = JSON.stringify(content);
  if (key !== last.key) last = {key, html: renderToStaticMarkup(<FooterContents {...content} />)};
  return last.html;
}

function FooterContents({navigation, contact, footerText, smallPrint}: FooterContent) {
  return (
    <>
      <div className="flex flex-col gap-8 lg:flex-row lg:gap-12">
        <div className="flex flex-col gap-2 lg:w-[26%]">
          <p className="text-heading-s font-strong text-secondary">{BRAND}</p>
          <p className="max-w-prose text-ink-soft lg:max-w-64">{footerText}</p>
          <address className="flex flex-col items-start pt-2 not-italic">
            <TextLink to={phoneAddress(contact.phone)} variant="plain" className="font-strong">
              {contact.phone}
            </TextLink>
            <TextLink to={mailAddress(contact.email)} variant="plain" className="font-strong">
              {contact.email}
            </TextLink>
            <span className="py-1 text-small text-ink-soft">{contact.hours}</span>
          </address>
        </div>
        <div className="grid flex-1 grid-cols-2 gap-8 sm:flex sm:flex-wrap sm:*:flex-1">
          {navigation.footer.map(({heading, links}, index) => (
            <nav key={index} aria-label={heading === '' ? 'More links' : `${heading} links`}>
              <p className="pb-2 font-strong">{heading}</p>
              <Links links={links} className="flex flex-col gap-1.5" />
            </nav>
          ))}
        </div>
      </div>
      <div className="grid gap-x-8 gap-y-2 border-t border-line pt-6 text-small lg:grid-cols-[1fr_auto]">
        <p className="max-w-prose text-ink-soft">{smallPrint}</p>
        <div className="flex flex-wrap items-baseline gap-x-6">
          {navigation.legal.length > 0 && (
            <nav aria-label="Legal links" className="contents">
              <Links links={navigation.legal} className="contents" />
            </nav>
          )}
          {/* Without scripts, nothing needs consent. */}
          <button
            type="button"
            className={`text-link-plain text-ink-soft noscript:hidden ${PRIVACY_CHOICES}`}
          >
            Privacy choices
          </button>
        </div>
        <div className="lg:col-start-2 lg:row-start-1">
          <PaymentCards />
        </div>
      </div>
    </>
  );
}

function Links({links, className}: {links: readonly ContentLink[]; className: string}) {
  return (
    <ul className={className}>
      {links.map(({label, to}, index) => (
        <li key={index}>
          <TextLink to={to} variant="plain" className="inline-block text-ink-soft">
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
