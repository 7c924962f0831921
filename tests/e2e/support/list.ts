import {expect, type Locator, type Page} from '@playwright/test';

/** Window width in px from which the filters are next to the list. */
const PANEL_WIDTH = 960;

/** The filters of a list: its panel, or on a phone the sheet that this opens. */
export async function openFilters(page: Page): Promise<Locator> {
  if ((page.viewportSize()?.width ?? 0) >= PANEL_WIDTH) {
    return page.getByRole('form', {name: 'Filters'});
  }
  await page.getByRole('button', {name: /^Filters/}).click();
  const sheet = page.getByRole('dialog', {name: 'Filters'});
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Closes the sheet with its button. Does nothing without a sheet. */
export async function closeFilters(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', {name: 'Filters'});
  if (await sheet.isVisible()) {
    await sheet.getByRole('button', {name: /^(Show|Nothing)/}).click();
    await expect(sheet).toHaveCount(0);
  }
}

/** The checkbox of a filter value whose label starts with `value`. */
export function filterValue(filters: Locator, group: string, value: string): Locator {
  return filters
    .getByRole('group', {name: group, exact: true})
    .getByRole('checkbox', {name: new RegExp(`^${value}\\b`)});
}

/** The count next to a value: "Beef, 12 products". */
export async function readCount(value: Locator): Promise<number> {
  const name = await value.getAttribute('aria-label');
  return Number(/, (\d+) products?$/.exec(name ?? '')?.[1]);
}

/** The heading with the number of matching products. */
export function totalHeading(page: Page): Locator {
  return page.getByRole('heading', {level: 2, name: /^\d+ products?$/});
}

export function chips(page: Page): Locator {
  return page.getByRole('list', {name: 'Applied filters'}).getByRole('link', {name: /^Remove/});
}
