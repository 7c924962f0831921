/* The script of the preference dialog's frame. The page of the shop passes the categories in the fragment. */
const form = document.getElementById('preferences');

function readState() {
  try {
    return JSON.parse(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return {};
  }
}

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

const {chosen = {}, categories = []} = readState();

for (const {id, label, text, thirdParties} of categories) {
  const isRequired = id === 'required';
  const box = element('input', {
    type: 'checkbox',
    id,
    name: id,
    checked: isRequired || chosen[id] === true,
    disabled: isRequired,
  });
  box.setAttribute('aria-describedby', `${id}-text`);
  document
    .getElementById('categories')
    .append(
      element(
        'section',
        {className: 'privacy-category'},
        element('h2', {}, element('label', {htmlFor: id}, box, ` ${label}`)),
        element('p', {id: `${id}-text`, textContent: text}),
        element(
          'ul',
          {},
          ...thirdParties.map(({name, purpose}) =>
            element('li', {}, element('b', {textContent: name}), `: ${purpose}`),
          ),
        ),
      ),
    );
}

function send(content) {
  const isText = form.dataset.message === 'text';
  /* The choice isn't secret, and the shop can run on any port of this machine, so any origin may receive it. */
  window.parent.postMessage(isText ? JSON.stringify(content) : content, '*');
}

const close = () => send({source: 'preference_manager', message: 'remove_iframe'});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const {functional, advertising} = form.elements;
  send({
    source: 'preference_manager',
    message: 'submit_preferences',
    data: {functional: functional.checked, advertising: advertising.checked},
  });
  close();
});
document.getElementById('close').addEventListener('click', close);
document.addEventListener('keydown', ({key}) => {
  if (key === 'Escape') close();
});
form.querySelector('input:enabled, button')?.focus();
