import {html} from 'hono/html';
import type {Html} from '../http/page';
import {privacySchema, type PrivacySettings} from './settings';

const LABELS: Record<keyof PrivacySettings, string> = {
  functional: 'Functional',
  advertising: 'Advertising',
  source: 'Source',
  answers: 'Answers',
  message: 'Message format',
};

/** The control room's form that sets the privacy manager's reply to shoppers who haven't chosen yet. */
export function privacySection(settings: PrivacySettings): Html {
  const names = Object.keys(settings) as (keyof PrivacySettings)[];
  return html`<section id="privacy">
    <h2>Privacy manager</h2>
    <form class="inline-form" method="post" action="/__control/privacy">
      ${names.map(
        (name) =>
          html`<div class="field">
            <label for="privacy-${name}">${LABELS[name]}</label>
            <select id="privacy-${name}" name="${name}">
              ${valuesOf(name).map(
                (value) =>
                  html`<option ${value === settings[name] ? 'selected' : ''}>${value}</option>`,
              )}
            </select>
          </div>`,
      )}
      <button class="btn ghost small">Set privacy manager</button>
    </form>
    <p class="update muted">For shoppers who haven’t chosen yet. “implied” shows the banner.</p>
  </section>`;
}

const valuesOf = (name: keyof PrivacySettings): readonly string[] =>
  privacySchema.shape[name].unwrap().options;
