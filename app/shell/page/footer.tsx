import {createContext, memo, useContext, useEffect, useRef} from 'react';
import {usePrivacyChoices} from '~/domains/consent/privacy-choices';
import {followLink} from '~/ui/link';

/** The class of the button that opens the privacy manager. */
export const PRIVACY_CHOICES = 'js-privacy-choices';

const ID = 'footer';

/*
 * The browser reuses the HTML of the document, because the footer's content isn't in the page's data. It stays the same
 * until the next document loads.
 */
const documentHtml =
  typeof document === 'undefined' ? '' : (document.getElementById(ID)?.innerHTML ?? '');

const FooterContext = createContext(documentHtml);

export const FooterHtmlProvider = FooterContext.Provider;

/** Memoized for the same reason as `Header`. */
export const Footer = memo(function Footer() {
  const html = useContext(FooterContext);
  const contents = useRef<HTMLDivElement>(null);
  const {open, unavailable} = usePrivacyChoices();

  useEffect(() => {
    const press = (event: MouseEvent) => {
      const {target} = event;
      const control = target instanceof Element && target.closest('a, button');
      if (control instanceof HTMLAnchorElement) followLink(event, control);
      else if (control && control.classList.contains(PRIVACY_CHOICES)) open();
    };
    const {current} = contents;
    current?.addEventListener('click', press);
    return () => current?.removeEventListener('click', press);
  }, [open]);

  return (
    <footer className="mt-16 bg-surface-oat pt-12 pb-8 print:hidden">
      <div
        id={ID}
        ref={contents}
        className="page-column flex flex-col gap-10"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: html}}
      />
      {unavailable && <p className="page-column pt-2 text-small">{unavailable}</p>}
    </footer>
  );
});

/** For documents of pages without a footer: a navigation may lead to a page with one. */
export function FooterTemplate() {
  return (
    <template
      id={ID}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: useContext(FooterContext)}}
    />
  );
}
