import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {mapNutrition} from '~/services/commerce/map-nutrition';
import {wireProduct} from './wire';

const OPTIONS = [
  {name: 'Flavor', values: ['Beef', 'Lamb']},
  {name: 'Size', values: ['4 lb']},
];

type Fields = Parameters<typeof mapNutrition>[0];

const mapped = (fields: Partial<Fields>, options = OPTIONS) =>
  mapNutrition({...wireProduct, ...fields}, options);
const json = (value: unknown) => ({value: JSON.stringify(value)});

describe('mapNutrition', () => {
  it('PDP-03a reads the merchandisers’ texts', () => {
    expect(mapped({})).toEqual({
      ingredients: [
        {flavor: 'Beef', text: 'Beef, Barley.'},
        {flavor: 'Lamb', text: 'Lamb, Barley.'},
      ],
      analysis: [
        {name: 'Crude Protein (min)', value: '24.0%'},
        {name: 'Crude Fat (min)', value: '14.0%'},
      ],
      feedingGuide: {
        intro: 'Twice a day.',
        columns: ['Weight', 'Cups a day'],
        rows: [
          ['5 lb', '½'],
          ['10 lb', '1'],
        ],
      },
      calories: '3,650 kcal/kg, 383 kcal per cup',
      adequacy: 'Formulated for maintenance.',
      madeIn: 'Made in Colorado, USA',
    });
  });

  it('is empty for missing metafields', () => {
    const none = {
      ingredients: null,
      guaranteedAnalysis: null,
      feedingGuide: null,
      calories: null,
      adequacy: null,
      madeIn: null,
    };
    expect(mapped(none)).toEqual({
      ingredients: [],
      analysis: [],
      feedingGuide: null,
      calories: null,
      adequacy: null,
      madeIn: null,
    });
  });

  it.each([
    ['Chicken, Rice.', [{flavor: null, text: 'Chicken, Rice.'}]],
    ['Beef broth, Water.', [{flavor: null, text: 'Beef broth, Water.'}]],
    [
      ' Lamb:  Lamb, Peas. \r\n\n All: Made in Ohio. ',
      [
        {flavor: 'Lamb', text: 'Lamb, Peas.'},
        {flavor: null, text: 'All: Made in Ohio.'},
      ],
    ],
    [' \n ', []],
  ])('assigns an ingredient line to the flavor it starts with: %j', (value, expected) => {
    expect(mapped({ingredients: {value}}).ingredients).toEqual(expected);
  });

  it('keeps the line of a product with one flavor unchanged', () => {
    expect(mapped({ingredients: {value: 'Beef: Beef, Peas.'}}, []).ingredients).toEqual([
      {flavor: null, text: 'Beef: Beef, Peas.'},
    ]);
  });

  it.each([
    ['not json', []],
    ['{"name":"Fat","value":"14%"}', []],
    [
      '[{"name":"Fat","value":"14%"},{"name":"Fiber"},{"name":"","value":"1%"},7,null,{"name":"Moisture","value":10}]',
      [{name: 'Fat', value: '14%'}],
    ],
  ])('PDP-03b keeps the valid rows of an analysis: %s', (value, expected) => {
    expect(mapped({guaranteedAnalysis: {value}}).analysis).toEqual(expected);
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['without columns', {intro: '', columns: [], rows: [[]]}],
    ['a single column', {intro: '', columns: ['Weight'], rows: [['5 lb']]}],
    ['without rows', {intro: '', columns: ['Weight', 'Cups'], rows: []}],
    [
      'a table with longer rows',
      {intro: '', columns: ['Weight', 'Cups'], rows: [['5 lb', '1', '2']]},
    ],
    ['a table of numbers', {intro: '', columns: ['Weight', 'Cups'], rows: [['5 lb', 1]]}],
  ])('PDP-03b rejects a feeding guide that is %s', (_what, guide) => {
    expect(mapped({feedingGuide: json(guide)}).feedingGuide).toBeNull();
  });

  it('PDP-03b keeps the complete rows of a feeding guide', () => {
    const guide = {
      columns: ['Weight', 'Cups'],
      rows: [['5 lb', '½'], ['10 lb'], 'x', ['20 lb', '1']],
    };
    expect(mapped({feedingGuide: json(guide)}).feedingGuide).toEqual({
      intro: '',
      columns: ['Weight', 'Cups'],
      rows: [
        ['5 lb', '½'],
        ['20 lb', '1'],
      ],
    });
  });

  it('PDP-03b never throws, whatever the metafields contain', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (value) => {
        const field = {value};
        const {feedingGuide, analysis} = mapped({
          ingredients: field,
          guaranteedAnalysis: field,
          feedingGuide: field,
          calories: field,
        });
        expect(analysis.every((line) => line.name !== '' && line.value !== '')).toBe(true);
        expect(
          feedingGuide?.rows.every((row) => row.length === feedingGuide.columns.length),
        ).not.toBe(false);
      }),
    );
  });
});
