import {describe, expect, it} from 'vitest';
import {PreviewForm} from '~/domains/content/preview-form';
import type {PreviewAnswer} from '~/domains/content/preview-form.server';
import {attribute, tagsOf} from '~tests/ssr/ui/render';
import {renderPage} from '../../support/render-page';

const VALUES = {key: '', to: '/faq?a=b', zip: '80202', consent: 'maybe'};

async function htmlOf(errors: PreviewAnswer['errors']): Promise<string> {
  const answer = {values: VALUES, errors, problem: null};
  const {html} = await renderPage([{path: '*', element: <PreviewForm answer={answer} />}], '/');
  return html;
}

describe('a rejected preview form', () => {
  it.each(['key', 'at', 'zip', 'consent'] as const)(
    'starts with a focused summary of what is wrong with %s, linked to the field',
    async (name) => {
      const html = await htmlOf({[name]: 'Not this one.'});
      const [summary = ''] = /<div[^>]*role="group".*?<\/ul>/s.exec(html) ?? [];
      expect(summary).toContain('autofocus=""');
      expect(summary).toContain('Not this one.');
      const field = [...tagsOf(html, 'input'), ...tagsOf(html, 'select')].find(
        (tag) => attribute(tag, 'name') === name,
      );
      const id = attribute(field, 'id');
      expect(id).toBeTruthy();
      expect(summary).toContain(`href="#${id}"`);
    },
  );

  it('keeps the requested path in its field and its action', async () => {
    const html = await htmlOf({key: 'Not this one.'});
    const [form] = tagsOf(html, 'form');
    expect(attribute(form, 'action')).toBe('/preview?to=%2Ffaq%3Fa%3Db');
    const to = tagsOf(html, 'input').find((tag) => attribute(tag, 'name') === 'to');
    expect(attribute(to, 'value')).toBe('/faq?a=b');
  });

  it('has no summary without errors', async () => {
    expect(await htmlOf({})).not.toContain('role="group"');
  });
});
