import type {AccountPageText, SiteContent} from '~/domains/content/site-content';

export async function readAccountText(
  {siteContent}: {siteContent(): Promise<Pick<SiteContent, 'accountPages'>>},
  page: 'dashboard' | 'profile' | 'orders' | 'address-book',
): Promise<AccountPageText | null> {
  const {accountPages} = await siteContent();
  return accountPages.find((one) => one.page === page) ?? null;
}
