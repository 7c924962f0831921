// Keeps the control room's list of what third parties received up to date. Without this script, reload the page.
const POLL_MS = 2000;

async function update() {
  const answer = await fetch(location.pathname);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const fresh = page.getElementById('ingested');
  const shown = document.getElementById('ingested');
  const isRead = shown?.contains(document.activeElement);
  if (!fresh || !shown || isRead || fresh.innerHTML === shown.innerHTML) return;
  shown.replaceChildren(...fresh.childNodes);
}

setInterval(() => {
  if (document.visibilityState === 'visible') void update().catch(() => undefined);
}, POLL_MS);
