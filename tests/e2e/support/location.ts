import {expect, type Locator, type Page} from '@playwright/test';

/** The header's control: where things are delivered. */
export function locationControl(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', {name: /^(Deliver )?to \d{5}/});
}

export function locationDialog(page: Page): Locator {
  return page.getByRole('dialog', {name: 'Where should we deliver?'});
}

/** Sets the zip in the dialog that the pressed button opens. */
export async function setZipBy(page: Page, button: Locator, zip: string): Promise<void> {
  await button.click();
  const dialog = locationDialog(page);
  await dialog.getByRole('textbox', {name: 'Zip code'}).fill(zip);
  await dialog.getByRole('button', {name: 'Deliver here'}).click();
  await expect(dialog).toBeHidden();
  await expect(locationControl(page)).toContainText(zip);
}
