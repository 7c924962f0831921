import {html} from 'hono/html';
import type {Html} from '../../http/page';
import type {Field, Problems, FormValues} from './form';
import {US_STATES} from './us-states';

interface TextField {
  name: Field;
  label: string;
  autocomplete: string;
  type?: 'text' | 'email' | 'tel';
  inputmode?: 'text' | 'email' | 'tel' | 'numeric';
  optional?: boolean;
  maxlength: number;
  placeholder?: string;
  /** Spans both columns. */
  whole?: boolean;
}

export const CONTACT_FIELDS: TextField[] = [
  {
    name: 'email',
    label: 'Email',
    autocomplete: 'email',
    type: 'email',
    inputmode: 'email',
    maxlength: 254,
  },
];

export const NAME_FIELDS: TextField[] = [
  {name: 'firstName', label: 'First name', autocomplete: 'given-name', maxlength: 40},
  {name: 'lastName', label: 'Last name', autocomplete: 'family-name', maxlength: 40},
  {
    name: 'address1',
    label: 'Address',
    autocomplete: 'address-line1',
    maxlength: 60,
    whole: true,
  },
  {
    name: 'address2',
    label: 'Apartment, suite, unit',
    autocomplete: 'address-line2',
    maxlength: 60,
    optional: true,
    whole: true,
  },
  {name: 'city', label: 'City', autocomplete: 'address-level2', maxlength: 40, whole: true},
];

export const PLACE_FIELDS: TextField[] = [
  {
    name: 'zip',
    label: 'Zip code',
    autocomplete: 'postal-code',
    inputmode: 'numeric',
    maxlength: 5,
  },
  {
    name: 'phone',
    label: 'Phone',
    autocomplete: 'tel',
    type: 'tel',
    inputmode: 'tel',
    maxlength: 20,
    optional: true,
    whole: true,
  },
];

export const CARD_FIELDS: TextField[] = [
  {
    name: 'cardNumber',
    label: 'Card number',
    autocomplete: 'cc-number',
    inputmode: 'numeric',
    maxlength: 23,
    whole: true,
  },
  {name: 'cardName', label: 'Name on card', autocomplete: 'cc-name', maxlength: 80, whole: true},
  {
    name: 'expiry',
    label: 'Expiration date',
    autocomplete: 'cc-exp',
    maxlength: 7,
    placeholder: 'MM/YY',
  },
  {
    name: 'cvv',
    label: 'Security code',
    autocomplete: 'cc-csc',
    inputmode: 'numeric',
    maxlength: 4,
  },
];

/** Sensitive fields are never sent back to the browser, so they must be typed again after each submit. */
const NEVER_ECHOED: readonly Field[] = ['cardNumber', 'cvv'];

export function textFields(fields: TextField[], typed: FormValues, problems: Problems): Html[] {
  return fields.map((field) => {
    const {name} = field;
    return html`<div class="field ${field.whole ? 'whole' : ''}">
      ${labelOf(name, field.label, field.optional)}
      <input
        id="${name}"
        name="${name}"
        type="${field.type ?? 'text'}"
        inputmode="${field.inputmode ?? 'text'}"
        autocomplete="${field.autocomplete}"
        maxlength="${field.maxlength}"
        placeholder="${field.placeholder ?? ''}"
        value="${NEVER_ECHOED.includes(name) ? '' : typed[name]}"
        ${field.optional ? '' : html`aria-required="true"`}
        ${ariaInvalid(name, problems)}
      />
      ${problemText(name, problems)}
    </div>`;
  });
}

export function stateField(typed: FormValues, problems: Problems): Html {
  return html`<div class="field">
    ${labelOf('state', 'State')}
    <select
      id="state"
      name="state"
      autocomplete="address-level1"
      aria-required="true"
      ${ariaInvalid('state', problems)}
    >
      <option value="">Choose a state</option>
      ${US_STATES.map(
        ({code, name}) =>
          html`<option value="${code}" ${code === typed.state ? 'selected' : ''}>${name}</option>`,
      )}
    </select>
    ${problemText('state', problems)}
  </div>`;
}

function labelOf(name: Field, label: string, optional = false): Html {
  return html`<label for="${name}"
    >${label} ${optional ? html`<span class="optional">(optional)</span>` : ''}</label
  >`;
}

function ariaInvalid(name: Field, problems: Problems): Html | string {
  return problems[name] ? html`aria-invalid="true" aria-describedby="${name}-problem"` : '';
}

/** The error message of a field, which the field's `aria-describedby` refers to. */
export function problemText(name: Field, problems: Problems): Html | string {
  return problems[name] ? html`<p class="problem" id="${name}-problem">${problems[name]}</p>` : '';
}
