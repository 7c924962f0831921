import type {Locator, Page} from '@playwright/test';

const navigation = (page: Page) => page.getByRole('navigation', {name: 'Main'});

/** A link of the main navigation in a wide window. */
export const headLink = (page: Page, name: string): Locator =>
  navigation(page).getByRole('link', {name, exact: true});

/** Opens and closes what belongs to a head link in a wide window. */
export const menuButton = (page: Page, name: string): Locator =>
  navigation(page).getByRole('button', {name: `${name} menu`});

/** The menu of a narrow window, and in it what an item opens. */
export const phoneMenu = (page: Page) => {
  const summary = (text: string) =>
    page.getByRole('banner').locator('summary').filter({hasText: text});
  return {button: summary('Menu'), item: summary};
};

/** Goes to the page of a head link, in a window of any width. */
export async function goByMenu(page: Page, name: string): Promise<void> {
  const {button, item} = phoneMenu(page);
  if (!(await button.isVisible())) return headLink(page, name).click();
  await button.click();
  await item(name).click();
  await navigation(page)
    .getByRole('link', {name: `See all ${name}`})
    .click();
}
