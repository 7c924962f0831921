import {describe, expect, it} from 'vitest';
import {formOf} from '~sandbox/content-system/push/field-form';

describe('form of a pushed field', () => {
  it.each([
    ['string', ['a'], 'input', null],
    ['boolean', [true], 'boolean', ['cast-boolean']],
    ['date', [], 'datetime', null],
    ['timestamp', [], 'datetime', ['cast-timestamp']],
    ['text', ['Plain', null], 'input-multiline', null],
    ['text', ['<p>One</p>', '', null], 'input-rich-text-html', null],
    ['text', ['<p>One</p>', 'Plain'], 'input-multiline', null],
    ['text', [], 'input-multiline', null],
    ['json', [['a'], []], 'tags', ['cast-json']],
    ['json', [[]], 'input-code', ['cast-json']],
    ['json', [{a: 1}], 'input-code', ['cast-json']],
    ['json', [['a', {b: 1}]], 'input-code', ['cast-json']],
    ['json', [[['a', 1]]], 'input-code', ['cast-json']],
  ] as const)('SAND-32a of type %s with values %j is %s', (type, values, name, special) => {
    expect(formOf(type, values)).toMatchObject({interface: name, special});
  });

  it('SAND-32a with a list of entries has a form for each entry', () => {
    const values = [
      [{label: 'Dog', link: '/dog', columns: [{heading: 'Food'}]}],
      [{label: 'Cat', text: 'a'.repeat(81), columns: [], is_new: true}],
    ];
    const {interface: name, options} = formOf('json', values);
    expect(name).toBe('list');
    expect(options).toMatchObject({
      template: '{{label}}',
      fields: [
        {field: 'label', type: 'string', meta: {interface: 'input'}},
        {field: 'link', type: 'string', meta: {interface: 'input'}},
        {
          field: 'columns',
          type: 'json',
          meta: {interface: 'list', options: {fields: [{field: 'heading'}]}},
        },
        {field: 'text', type: 'text', meta: {interface: 'input-multiline'}},
        {field: 'is_new', type: 'boolean', meta: {interface: 'boolean'}},
      ],
    });
  });

  it('SAND-32a with entries that have a status has choices for it, and new entries are drafts', () => {
    const {options} = formOf('json', [[{label: 'Returns', status: 'published'}]]);
    expect(options).toMatchObject({
      fields: [
        {field: 'label'},
        {
          field: 'status',
          meta: {interface: 'select-dropdown', options: {choices: [{value: 'published'}, {}, {}]}},
          schema: {default_value: 'draft'},
        },
      ],
    });
  });
});
