import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import {markConsent} from '~/domains/consent/consent-marks';

/** Runs the inline script with these cookies and returns the classes of the document. */
function classesWith(cookie: string, suffix = ''): string[] {
  const classes: string[] = [];
  const document = {
    cookie,
    documentElement: {classList: {add: (name: string) => classes.push(name)}},
  };
  runInNewContext(markConsent(suffix), {document});
  return classes;
}

it.each([
  {cookie: '', classes: []},
  {cookie: 'consent=', classes: []},
  {cookie: 'consent=none', classes: ['functional-declined']},
  {cookie: 'a=1; consent=advertising; b=2', classes: ['functional-declined']},
  {cookie: 'consent=functional', classes: ['functional-granted']},
  {cookie: 'consent=functional+advertising', classes: ['functional-granted']},
  {cookie: '__Host-consent=functional', classes: ['functional-granted']},
  {cookie: 'consent_hpsf=functional', classes: []},
  {cookie: 'myconsent=functional', classes: []},
])('CONS-24 a document is marked by the cookie “$cookie”: $classes', ({cookie, classes}) => {
  expect(classesWith(cookie)).toEqual(classes);
});

it('CONS-24 the staff site reads its own cookie', () => {
  expect(classesWith('consent=functional; consent_hpsf=none', '_hpsf')).toEqual([
    'functional-declined',
  ]);
});
