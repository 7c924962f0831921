/*
 * Stands in for TrustArc's script. privacy.ts passes `SETTINGS` to this text. The choice is kept in
 * TrustArc's cookies: notice_gdpr_prefs counts the accepted categories from zero.
 */
const CATEGORIES = ['required', 'functional', 'advertising'];

const cookie = (name) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

function readChoice() {
  const kept = cookie('notice_gdpr_prefs');
  if (kept === undefined) return null;
  const accepted = kept.replace(':', '').split(',').map(Number);
  return {functional: accepted.includes(1), advertising: accepted.includes(2)};
}

function storeChoice({functional, advertising}) {
  const accepted = [0, ...(functional ? [1] : []), ...(advertising ? [2] : [])];
  const lifetime = 'path=/; max-age=15552000; samesite=lax';
  document.cookie = `notice_gdpr_prefs=${accepted.join(',')}:; ${lifetime}`;
  document.cookie = `cmapi_cookie_privacy=permit ${accepted.map((one) => one + 1).join(',')}; ${lifetime}`;
}

function getConsent(type) {
  const choice = readChoice();
  const isApproved = choice ? choice[type] : SETTINGS[type] === 'approved';
  return {
    consent: isApproved || type === 'required' ? 'approved' : 'denied',
    source: choice ? 'asserted' : SETTINGS.source,
    capabilities: ['getConsent', 'getConsentDecision', 'getGDPRConsentDecision'],
  };
}

const accepted = () => CATEGORIES.filter((type) => getConsent(type).consent === 'approved');

const CALLS = {
  getConsent: (_domain, _authority, _unused, type) => getConsent(type),
  getConsentDecision: () => ({
    consentDecision: accepted().length,
    source: getConsent('functional').source,
  }),
  getGDPRConsentDecision: () => ({
    consentDecision: accepted().map((type) => CATEGORIES.indexOf(type) + 1),
    source: getConsent('functional').source,
  }),
};

function callApi(name, ...parameters) {
  if (SETTINGS.answers === 'throws') throw new Error('the privacy manager broke');
  if (SETTINGS.answers === 'malformed') return '<html>';
  return CALLS[name]?.(...parameters) ?? {error: `unknown call ${name}`};
}

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/* The banner is part of the page, so its messages have the page's origin. */
function submit(choice) {
  storeChoice(choice);
  hideBanner();
  const content = {source: 'preference_manager', message: 'submit_preferences', data: choice};
  window.postMessage(
    SETTINGS.message === 'text' ? JSON.stringify(content) : content,
    location.origin,
  );
}

let banner = null;

/*
 * Reserves the banner's height, so that the page scrolls clear of it and focus is never hidden behind it. Without a
 * custom property, because every element would inherit it, and the browser would style the whole page again.
 */
function reserveSpace(height) {
  document.documentElement.style.scrollPaddingBottom = height;
  document.body.style.paddingBottom = height;
}

const bannerSize = new ResizeObserver(() => {
  if (banner) reserveSpace(`${banner.offsetHeight}px`);
});

function showBanner() {
  const button = (text, act) =>
    element('button', {type: 'button', textContent: text, onclick: act});
  banner = element(
    'section',
    {className: 'privacy-banner', ariaLabel: 'Privacy choices'},
    element('p', {
      textContent: 'We use cookies that the shop needs. With your consent, we use a few more.',
    }),
    element(
      'div',
      {className: 'privacy-banner-buttons'},
      button('Accept all', () => submit({functional: true, advertising: true})),
      button('Required only', () => submit({functional: false, advertising: false})),
      button('Choose', openPreferences),
    ),
  );
  mount('consent_blackbar').append(banner);
  bannerSize.observe(banner);
}

function hideBanner() {
  if (!banner) return;
  bannerSize.disconnect();
  banner.remove();
  banner = null;
  reserveSpace('');
  catchFocus();
}

/* The pressed button is gone with the banner, also when a dialog that it opened closes. */
function catchFocus() {
  if (document.activeElement === document.body) {
    document.querySelector('main')?.focus({preventScroll: true});
  }
}

function mount(id) {
  return document.getElementById(id) ?? document.body;
}

let dialog = null;

function openPreferences() {
  const state = {
    chosen: {
      functional: getConsent('functional').consent === 'approved',
      advertising: getConsent('advertising').consent === 'approved',
    },
    categories: window.privacyCategories ?? [],
  };
  /* In the fragment, because browsers don't send it to the server. */
  const src = `${SETTINGS.origin}/trustarc/preferences#${encodeURIComponent(JSON.stringify(state))}`;
  dialog = element(
    'dialog',
    {className: 'privacy-dialog', ariaLabel: 'Privacy choices', onclose: closePreferences},
    element('iframe', {src, title: 'Privacy choices'}),
  );
  document.body.append(dialog);
  dialog.showModal();
}

function closePreferences({target}) {
  target.remove();
  catchFocus();
}

function contentOf(data) {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

window.addEventListener('message', ({origin, data}) => {
  if (origin !== SETTINGS.origin) return;
  const content = contentOf(data);
  if (content?.message === 'submit_preferences') {
    storeChoice(content.data);
    hideBanner();
  }
  if (content?.message === 'remove_iframe') dialog?.close();
});

function start() {
  window.PrivacyManagerAPI = {callApi};
  window.truste = {eu: {clickListener: openPreferences}};
  const link = element('a', {href: '#', textContent: 'Cookie preferences'});
  link.addEventListener('click', (event) => {
    event.preventDefault();
    openPreferences();
  });
  mount('teconsent').replaceChildren(link);
  if (getConsent('functional').source === 'implied') showBanner();
}

document.head.append(
  element('link', {rel: 'stylesheet', href: `${SETTINGS.origin}/trustarc/notice.css`}),
);
if (SETTINGS.answers !== 'never') setTimeout(start, SETTINGS.answers === 'slow' ? 3000 : 0);
