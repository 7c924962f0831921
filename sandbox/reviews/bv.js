/*
 * Stands in for Bazaarvoice's script: fills every `[data-bv-show]` element, including those added later, and marks it
 * with `data-bv-ready`. `ORIGIN` and `PASSKEY` are defined before this text by reviews.ts.
 */
const PAGE = 5;
const GIVE_UP_MS = 10_000;
const SORTS = [
  ['SubmissionTime:desc', 'Newest'],
  ['Rating:desc', 'Highest rated'],
  ['Rating:asc', 'Lowest rated'],
  ['TotalPositiveFeedbackCount:desc', 'Most helpful'],
];

let forms = 0;

function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key in made) made[key] = value;
    else made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

async function ask(kind, productId, parameters = {}) {
  const query = new URLSearchParams({
    apiversion: '5.4',
    passkey: PASSKEY,
    Filter: `ProductId:eq:${productId}`,
    ...parameters,
  });
  const answer = await fetch(`${ORIGIN}/bazaarvoice/data/${kind}.json?${query}`);
  const reply = await answer.json();
  if (reply.HasErrors) throw new Error(reply.Errors.map(({Message}) => Message).join(', '));
  return reply;
}

const starText = (stars) => '★'.repeat(Math.round(stars)) + '☆'.repeat(5 - Math.round(stars));

const shownStars = (stars) =>
  element('span', {className: 'bv-stars', 'aria-hidden': 'true'}, starText(stars));

const count = (number) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? 'review' : 'reviews'}`;

async function readStatistics(productId) {
  const reply = await ask('reviews', productId, {Limit: '1'});
  return reply.Includes.Products[productId].ReviewStatistics;
}

async function renderSummary(container, productId) {
  const {AverageOverallRating: average, TotalReviewCount: total} = await readStatistics(productId);
  if (total === 0) return;
  container.replaceChildren(
    element(
      'a',
      {href: '#reviews', className: 'bv-summary'},
      shownStars(average),
      ` ${average.toFixed(1)} out of 5, ${count(total)}`,
    ),
  );
}

function reviewItem(review) {
  const day = new Date(review.SubmissionTime).toLocaleDateString('en-US', {dateStyle: 'medium'});
  return element(
    'li',
    {},
    element(
      'h3',
      {},
      shownStars(review.Rating),
      element('span', {className: 'bv-hidden'}, `${review.Rating} out of 5 stars: `),
      ` ${review.Title}`,
    ),
    element('p', {}, review.ReviewText),
    element('p', {className: 'bv-by'}, `${review.UserNickname}, ${day}`),
  );
}

async function renderReviews(container, productId) {
  const list = element('ul', {className: 'bv-list', ariaLabel: 'Reviews'});
  const status = element('p', {role: 'status', className: 'bv-by'});
  const more = element('button', {type: 'button', className: 'bv-button'}, 'Show more reviews');
  const sort = element(
    'select',
    {id: `bv-sort-${(forms += 1)}`},
    ...SORTS.map(([value, label]) => element('option', {value}, label)),
  );
  const write = element('button', {type: 'button', className: 'bv-button'}, 'Write a review');

  async function load(offset) {
    const reply = await ask('reviews', productId, {
      Sort: sort.value,
      Limit: String(PAGE),
      Offset: String(offset),
    });
    const items = reply.Results.map(reviewItem);
    if (offset === 0) list.replaceChildren();
    list.append(...items);
    const shown = list.children.length;
    status.textContent = `Showing ${shown} of ${count(reply.TotalResults)}`;
    more.hidden = shown >= reply.TotalResults;
    return {reply, first: items[0]};
  }

  const loadOrTell = (offset) =>
    load(offset).catch(() => {
      status.textContent = 'These reviews couldn’t be loaded. Try again in a moment.';
      return {};
    });

  /* The button may be gone afterwards, so focus goes to the first review that it added. */
  async function loadMore() {
    const {first} = await loadOrTell(list.children.length);
    const heading = first?.querySelector('h3');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }

  const {reply} = await load(0);
  const {AverageOverallRating: average, TotalReviewCount: total} =
    reply.Includes.Products[productId].ReviewStatistics;
  sort.addEventListener('change', () => void loadOrTell(0));
  more.addEventListener('click', () => void loadMore());
  write.addEventListener('click', () => openForm(write, productId));
  container.replaceChildren(
    element(
      'p',
      {className: 'bv-average'},
      shownStars(average ?? 0),
      total === 0 ? ' No reviews yet' : ` ${average.toFixed(1)} out of 5, ${count(total)}`,
    ),
    element(
      'div',
      {className: 'bv-tools'},
      element('label', {htmlFor: sort.id}, 'Sort by '),
      sort,
      write,
    ),
    list,
    status,
    more,
  );
}

function field(label, control) {
  control.id = `bv-field-${(forms += 1)}`;
  return element(
    'p',
    {className: 'bv-field'},
    element('label', {htmlFor: control.id}, label),
    control,
  );
}

function openForm(opener, productId) {
  const rating = element(
    'select',
    {name: 'rating', required: true},
    element('option', {value: ''}, 'Choose'),
    ...[5, 4, 3, 2, 1].map((stars) =>
      element('option', {value: String(stars)}, stars === 1 ? '1 star' : `${stars} stars`),
    ),
  );
  const form = element(
    'form',
    {className: 'bv-form', ariaLabel: 'Write a review'},
    field('Rating', rating),
    field('Title', element('input', {name: 'title', required: true, maxLength: 100})),
    field(
      'Your review',
      element('textarea', {name: 'text', required: true, minLength: 20, maxLength: 2000, rows: 5}),
    ),
    field(
      'Nickname',
      element('input', {name: 'nickname', required: true, minLength: 2, maxLength: 40}),
    ),
    element('button', {className: 'bv-button'}, 'Send review'),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(form, productId);
  });
  opener.hidden = true;
  opener.parentElement.after(form);
  rating.focus();
}

const OUTCOMES = {
  sent: 'Thank you. Your review appears once we’ve read it.',
  incomplete:
    'Your review wasn’t sent. It needs a title, at least 20 characters of text, and a nickname of at least 2.',
  failed: 'Your review wasn’t sent. Try again in a moment.',
};

/** A reply that can't be read means that nothing was stored. */
async function send(review) {
  const answer = await fetch(`${ORIGIN}/bazaarvoice/data/submitreview.json`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(review),
    signal: AbortSignal.timeout(GIVE_UP_MS),
  });
  const {HasErrors: hasErrors} = await answer.json();
  return hasErrors ? 'incomplete' : 'sent';
}

async function submit(form, productId) {
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  const review = {productId, ...Object.fromEntries(new FormData(form))};
  const outcome = await send(review).catch(() => 'failed');
  form.ariaBusy = null;
  form.querySelector('[role=status]')?.remove();
  const message = element('p', {role: 'status', tabIndex: -1}, OUTCOMES[outcome]);
  if (outcome === 'sent') form.replaceWith(message);
  else form.append(message);
  message.focus();
}

async function renderQuestions(container, productId) {
  const {Results: questions} = await ask('questions', productId);
  container.replaceChildren(
    element('h3', {className: 'bv-average'}, 'Questions from customers'),
    ...questions.map(({QuestionSummary, Answers}) =>
      element(
        'details',
        {},
        element('summary', {}, QuestionSummary),
        ...Answers.map(({AnswerText, UserNickname}) =>
          element('p', {}, `${AnswerText} (${UserNickname})`),
        ),
      ),
    ),
  );
}

const WIDGETS = {
  rating_summary: renderSummary,
  inline_rating: renderSummary,
  reviews: renderReviews,
  questions: renderQuestions,
};

/* A widget that fails stays empty, and the page keeps what it showed before. */
async function fill(container) {
  const render = WIDGETS[container.dataset.bvShow];
  const {bvProductId: productId} = container.dataset;
  if (!render || !productId || container.dataset.bvFor === productId) return;
  container.dataset.bvFor = productId;
  delete container.dataset.bvReady;
  try {
    await render(container, productId);
    if (container.dataset.bvFor === productId) container.dataset.bvReady = 'true';
  } catch (error) {
    console.warn('reviews:', error);
  }
}

const fillAll = () => {
  if (window.BV !== instance) observer.disconnect();
  else document.querySelectorAll('[data-bv-show]').forEach((container) => void fill(container));
};

const instance = {pixel: {trackTransaction() {}}};
const observer = new MutationObserver(fillAll);
window.BV = instance;
document.cookie = 'BVBRANDID=sandbox; path=/; samesite=lax';
document.head.append(element('link', {rel: 'stylesheet', href: `${ORIGIN}/bazaarvoice/bv.css`}));
observer.observe(document.body, {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['data-bv-product-id'],
});
window.bvCallback?.(instance);
fillAll();
