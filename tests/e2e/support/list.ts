import {expect, type Locator, type Page} from '@playwright/test';

/** From this width of the window on, in px, the filters stand beside the list. */
const PANEL_WIDTH = 960;

/** The filters of a list: in its panel, on phones in the sheet that this opens. */
export async function openFilters(page: Page): Promise<Locator> {
  if ((page.viewportSize()?.width ?? 0) >= PANEL_WIDTH) {
    return page.getByRole('form', {name: 'Filters'});
  }
  await page.getByRole('button', {name: /^Filters/}).click();
  const sheet = page.getByRole('dialog', {name: 'Filters'});
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Leaves the sheet by its button; nothing where there is none. */
export async function closeFilters(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', {name: 'Filters'});
  if (await sheet.isVisible()) {
    await sheet.getByRole('button', {name: /^(Show|Nothing)/}).click();
    await expect(sheet).toHaveCount(0);
  }
}

/** A value of a filter group, by how its label begins. */
export function filterValue(filters: Locator, group: string, value: string): Locator {
  return filters
    .getByRole('group', {name: group, exact: true})
    .getByRole('checkbox', {name: new RegExp(`^${value}\\b`)});
}

/** The number beside a value: "Beef, 12 products". */
export async function countOf(value: Locator): Promise<number> {
  const name = await value.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent);
  return Number(/, (\d+) products?$/.exec(name ?? '')?.[1]);
}

/** How many products match, as the list says it. */
export function total(page: Page): Locator {
  return page.getByRole('heading', {level: 2, name: /^\d+ products?$/});
}

export function chips(page: Page): Locator {
  return page.getByRole('list', {name: 'Chosen filters'}).getByRole('link', {name: /^Remove/});
}
