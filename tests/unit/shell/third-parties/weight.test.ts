import {expect, it} from 'vitest';
import {moduleWeight} from '~tests/support/module-weight';

it.each([
  ['app/shell/third-parties/third-parties.tsx', 1200],
  ['app/domains/analytics/marketing-store.ts', 400],
  ['app/platform/report-caught.ts', 200],
  ['app/shell/error-reports/early-errors.ts', 400],
])('CONS-22 %s, which comes with every page, weighs at most %i bytes', async (file, most) => {
  const weight = await moduleWeight(file);
  expect(weight).toBeGreaterThan(50);
  expect(weight).toBeLessThan(most);
});
