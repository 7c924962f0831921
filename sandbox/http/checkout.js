// Enhances the checkout page: totals follow the state and shipping method, and a second click doesn't pay twice.
// Without this script, the "Update totals" button does the same.
const form = document.getElementById('checkout');
const PRICED_BY = ['state', 'shipping'];
const REPLACED = ['#rates', '#totals', '[data-total]'];
const CARD_FIELDS = ['cardNumber', 'cardName', 'expiry', 'cvv'];

let latest = 0;

async function updateTotals() {
  const turn = ++latest;
  form.setAttribute('aria-busy', 'true');
  try {
    await showTotals(turn);
  } finally {
    if (turn === latest) form.removeAttribute('aria-busy');
  }
}

async function showTotals(turn) {
  const fields = new FormData(form);
  fields.set('intent', 'update');
  for (const name of CARD_FIELDS) fields.delete(name);
  const answer = await fetch(form.action, {method: 'POST', body: new URLSearchParams(fields)});
  if (!answer.ok || turn !== latest) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const focused = document.activeElement?.getAttribute('value');
  for (const selector of REPLACED) {
    const fresh = page.querySelector(selector);
    if (fresh) document.querySelector(selector)?.replaceChildren(...fresh.childNodes);
  }
  if (focused && document.activeElement === document.body) {
    document.querySelector(`#rates [value="${CSS.escape(focused)}"]`)?.focus();
  }
}

form?.addEventListener('change', (event) => {
  if (PRICED_BY.includes(event.target.name)) void updateTotals();
});

form?.addEventListener('submit', (event) => {
  if (form.dataset.sent) event.preventDefault();
  form.dataset.sent = 'true';
  event.submitter?.setAttribute('aria-disabled', 'true');
});

// Some browsers ignore `autofocus` on elements other than form fields.
document.querySelector('[role="alert"]')?.focus();

// After the Back button, the form can be submitted again.
addEventListener('pageshow', () => {
  if (form) delete form.dataset.sent;
  form?.querySelector('[aria-disabled]')?.removeAttribute('aria-disabled');
});
