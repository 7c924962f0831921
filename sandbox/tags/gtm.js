/*
 * Stands in for the tag manager with one tag: sends every event of `window.dataLayer` to `ORIGIN`, together with the
 * consent that the shop has recorded. tags.ts defines `ORIGIN` before this text.
 */
const layer = (window.dataLayer ??= []);
const lifetime = 'path=/; max-age=63072000; samesite=lax';

function consent() {
  return /(?:^|; )(?:__Host-)?consent(?:_hpsf)?=([^;]*)/.exec(document.cookie)?.[1] ?? null;
}

function collect(entry) {
  if (typeof entry?.event !== 'string') return;
  const {event, ...payload} = entry;
  void fetch(`${ORIGIN}/google/collect`, {
    method: 'POST',
    body: JSON.stringify({event, consent: consent(), payload}),
    keepalive: true,
  }).catch(() => undefined);
}

const push = layer.push.bind(layer);
layer.push = (...entries) => {
  const length = push(...entries);
  entries.forEach(collect);
  return length;
};
[...layer].forEach(collect);
document.cookie = `_ga=GA1.1.sandbox; ${lifetime}`;
