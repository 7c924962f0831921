import type {Page} from '@playwright/test';

export function contactForm(page: Page) {
  return {
    topic: page.getByRole('combobox', {name: 'What is it about?'}),
    name: page.getByRole('textbox', {name: 'Your name'}),
    email: page.getByRole('textbox', {name: 'Email'}),
    message: page.getByRole('textbox', {name: 'Your message'}),
    send: page.getByRole('button', {name: /^Send message/}),
    problems: page.getByRole('group', {name: 'Please fix the following'}),
  };
}

export const SENT_HEADING = 'Message sent';
