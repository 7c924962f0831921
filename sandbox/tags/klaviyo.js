/*
 * Stands in for Klaviyo's onsite script: tells `ORIGIN` that the visitor is active, and whether they came from an
 * email. tags.ts defines `ORIGIN` before this text.
 */
function send(event, payload) {
  const consent =
    /(?:^|; )(?:__Host-)?consent(?:_hpsf)?=([^;]*)/.exec(document.cookie)?.[1] ?? null;
  void fetch(`${ORIGIN}/klaviyo/track`, {
    method: 'POST',
    body: JSON.stringify({event, consent, payload}),
    keepalive: true,
  }).catch(() => undefined);
}

window.klaviyo = {
  identify: () => send('Identify', {}),
  track: (name, properties = {}) => send(name, properties),
  push: ([name, ...rest]) => window.klaviyo[name]?.(...rest),
};
document.cookie = '__kla_id=sandbox; path=/; max-age=63072000; samesite=lax';
send('Active on Site', {cameFromEmail: new URLSearchParams(location.search).has('_kx')});
