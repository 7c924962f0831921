import {expect, type Page} from '@playwright/test';

/** The header's search field: a plain field at first, a combobox once somebody has gone to it. */
export const searchField = (page: Page) =>
  page.getByRole('banner').getByLabel('Search the shop', {exact: true});

export const suggestions = (page: Page) =>
  page.getByRole('listbox', {name: 'Suggestions', includeHidden: false});

/** Types as a person does, and waits until there is something to choose from. */
export async function typeAndWait(page: Page, text: string): Promise<void> {
  await searchField(page).click();
  await searchField(page).pressSequentially(text);
  await expect(suggestions(page)).toBeVisible();
}

/** The option that the arrow keys have come to; `null` while that is none. */
export async function chosenOption(page: Page): Promise<string | null> {
  const id = await searchField(page).getAttribute('aria-activedescendant');
  return id === null ? null : page.locator(`[id="${id}"]`).innerText();
}
