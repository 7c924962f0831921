import {expect, type Locator, type Page} from '@playwright/test';

/** The header's control for the delivery zip. */
export function locationControl(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', {name: /^((Deliver )?to )?\d{5}/});
}

export function locationDialog(page: Page): Locator {
  return page.getByRole('dialog', {name: 'Where should we deliver?'});
}

/** Sets the zip in the dialog that `button` opens. */
export async function setZipBy(page: Page, button: Locator, zip: string): Promise<void> {
  await button.click();
  const dialog = locationDialog(page);
  await dialog.getByRole('textbox', {name: 'Zip code'}).fill(zip);
  await dialog.getByRole('button', {name: 'Deliver here'}).click();
  await expect(dialog).toBeHidden();
  await expect(locationControl(page)).toContainText(zip);
}

/** The delivery line when the date is known. */
export const ESTIMATE = /Estimated delivery \w{3}, \w{3} \d{1,2} to \d{5}/;

/** The button next to the page's first delivery line. */
export function changeZipButton(within: Locator): Locator {
  return within.getByRole('button', {name: 'Change delivery zip code'}).first();
}

export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('article').filter({has: page.getByRole('heading', {name: title})});
}
