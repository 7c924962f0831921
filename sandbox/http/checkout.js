// Improves the checkout page: totals follow the state and the shipping method, and a second click does not pay twice.
// Without it the page does the same by its "Update totals" button.
const form = document.getElementById('checkout');
const PRICED_BY = ['state', 'shipping'];
const REPLACED = ['#rates', '#totals', '[data-total]'];
const PRIVATE = ['cardNumber', 'cardName', 'expiry', 'cvv'];

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
  for (const name of PRIVATE) fields.delete(name);
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

// Where `autofocus` on an element that is no field is not known.
document.querySelector('[role="alert"]')?.focus();

// Coming back by the browser's Back button finds a form that can be sent again.
addEventListener('pageshow', () => {
  if (form) delete form.dataset.sent;
  form?.querySelector('[aria-disabled]')?.removeAttribute('aria-disabled');
});
