import type {AccountPageText, SiteContent} from '~/domains/content/site-content';

/** What editors say on a page of the account; `null` when they say nothing. */
export async function accountText(
  {siteContent}: {siteContent(): Promise<Pick<SiteContent, 'accountPages'>>},
  page: 'dashboard' | 'profile' | 'orders' | 'address-book',
): Promise<AccountPageText | null> {
  const {accountPages} = await siteContent();
  return accountPages.find((one) => one.page === page) ?? null;
}
