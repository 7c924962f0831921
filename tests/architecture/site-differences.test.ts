import {expect, it} from 'vitest';
import {readSourceFiles} from './source-files';

const ASKS_WHICH_SITE = /\bisStaff\b|[=!]== '(DTC|HPSF)'/;

it('HOUSE-24 no code asks which site it is', () => {
  const asking = readSourceFiles(['app'], /\.tsx?$/).filter(({text}) => ASKS_WHICH_SITE.test(text));
  expect(asking.map(({file}) => file)).toEqual([]);
});
