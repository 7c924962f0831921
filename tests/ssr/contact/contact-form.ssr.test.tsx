import {describe, expect, it} from 'vitest';
import {ContactForm} from '~/domains/contact/parts/contact-form';
import {builtInSite} from '~/domains/content/built-in-site';
import type {ContactAnswer} from '~/domains/contact/contact-message';
import {attribute, tagsOf} from '~tests/ssr/ui/render';
import {renderPage} from '../../support/render-page';

const VALUES = {
  topic: 'autoship',
  name: 'Ada Whitfield',
  email: 'ada@example.com',
  phone: '',
  orderNumber: '',
  petSpecies: '',
  message: 'Where is my order?',
};

async function chosenTopic(answer: ContactAnswer): Promise<string | undefined> {
  const {topics} = builtInSite('DTC').contact;
  const form = <ContactForm topics={topics} answer={answer} />;
  const {html} = await renderPage([{path: '*', element: form}], '/');
  const [list = ''] = /<select[^>]*name="topic".*?<\/select>/s.exec(html) ?? [];
  const selected = tagsOf(list, 'option').find((tag) => / selected/.test(tag));
  return attribute(selected, 'value');
}

describe('a contact form that was not sent', () => {
  it.each(['other', 'autoship'])(
    'MAIL-03a keeps the selected topic %s, even when the topics cannot be loaded',
    async (topic) => {
      const answer = {values: {...VALUES, topic}, errors: {}, problem: 'Not sent.'};
      expect(await chosenTopic(answer)).toBe(topic);
    },
  );

  it('MAIL-03a drops a topic that the site rejected', async () => {
    const answer = {values: VALUES, errors: {topic: 'Please choose.'}, problem: null};
    expect(await chosenTopic(answer)).toBeUndefined();
  });
});
