import {expect, type Page} from '@playwright/test';

/** The header's search field: a plain text field that becomes a combobox on first focus. */
export const searchField = (page: Page) =>
  page.getByRole('banner').getByLabel('Search the shop', {exact: true});

export const suggestions = (page: Page) =>
  page.getByRole('listbox', {name: 'Suggestions', includeHidden: false});

/** Types key by key, and waits for suggestions. */
export async function typeAndWait(page: Page, text: string): Promise<void> {
  await searchField(page).click();
  await searchField(page).pressSequentially(text);
  await expect(suggestions(page)).toBeVisible();
}

/** Text of the option selected by the arrow keys, or `null`. */
export async function chosenOption(page: Page): Promise<string | null> {
  const id = await searchField(page).getAttribute('aria-activedescendant');
  return id === null ? null : page.locator(`[id="${id}"]`).innerText();
}
