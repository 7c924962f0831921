import type {Locator, Page} from '@playwright/test';

const navigation = (page: Page) => page.getByRole('navigation', {name: 'Main'});

/** A top link of the main navigation in a wide window. */
export const topLink = (page: Page, name: string): Locator =>
  navigation(page).getByRole('link', {name, exact: true});

/** The button that opens and closes the menu of a top link in a wide window. */
export const menuButton = (page: Page, name: string): Locator =>
  navigation(page).getByRole('button', {name: `${name} menu`});

/** The menu of a narrow window, and the submenus in it. */
export const phoneMenu = (page: Page) => {
  const summary = (text: string) =>
    page.getByRole('banner').locator('summary').filter({hasText: text});
  return {button: summary('Menu'), item: summary};
};

/** Opens the page of a top link, in a window of any width. */
export async function openByMenu(page: Page, name: string): Promise<void> {
  const {button, item} = phoneMenu(page);
  if (!(await button.isVisible())) return topLink(page, name).click();
  await button.click();
  await item(name).click();
  await navigation(page)
    .getByRole('link', {name: `See all ${name}`})
    .click();
}
