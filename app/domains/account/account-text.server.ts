import type {AccountPageText} from '~/domains/content/site-content';
import type {Needs} from '~/platform/needs';

export async function readAccountText(
  {request: {siteContent}}: Needs<{request: 'siteContent'}>,
  page: 'dashboard' | 'profile' | 'orders' | 'autoships' | 'address-book' | 'pets',
): Promise<AccountPageText | null> {
  const {accountPages} = await siteContent();
  return accountPages.find((item) => item.page === page) ?? null;
}
