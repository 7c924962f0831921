import {KeptProductsPage} from '~/domains/cart/kept-products-page';
import type {ProductCardModel} from '~/domains/catalog/card';
import {formatHandles} from '~/domains/catalog/handle-lists';
import {ACCOUNT_FAVORITES_PATH, FAVORITES_PATH} from '~/domains/catalog/kept-paths';
import {CustomerForm} from '~/domains/session/customer-form';
import {useIsCustomer} from '~/domains/session/visitor-context';
import {Button} from '~/ui/button';
import {TextLink} from '~/ui/text-link';
import {DoneMessage} from './done-message';
import {savedText, type SavedList} from './saved-list';

interface SharedFavoritesPageProps {
  heading: string;
  cards: readonly ProductCardModel[];
  /** How many products of the link this site doesn't sell. */
  notSold: number;
  /** The form's address: the page's own may say that it was sent again. */
  path: string;
  saved: SavedList | undefined;
}

/** The products of a link that someone shared. */
export function SharedFavoritesPage({
  heading,
  cards,
  notSold,
  path,
  saved,
}: SharedFavoritesPageProps) {
  const isCustomer = useIsCustomer();
  const titles = new Map(cards.map(({handle, title}) => [handle, title]));
  return (
    <KeptProductsPage
      heading={heading}
      cards={cards}
      emptyText={
        noneSoldText(notSold) ??
        'This link has no products. Ask for a new one, or have a look around.'
      }
      intro={
        <>
          {saved && <DoneMessage {...savedText(saved, titles)} />}
          <div className="flex max-w-prose flex-col gap-2 text-ink-soft">
            <p className="text-lead">
              Someone picked these to share. To pass the list on, send this page’s address.
            </p>
            {notSold > 0 && <p>{notSoldText(notSold)}</p>}
          </div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            {/* A new document reads the favorites again, so that the hearts on its cards are right. */}
            <CustomerForm action={path} reloadDocument>
              <input type="hidden" name="handles" value={formatHandles([...titles.keys()])} />
              <Button type="submit" size="m">
                {cards.length === 1 ? 'Save to my favorites' : 'Save all to my favorites'}
              </Button>
            </CustomerForm>
            <TextLink to={isCustomer ? ACCOUNT_FAVORITES_PATH : FAVORITES_PATH}>
              See my favorites
            </TextLink>
          </div>
        </>
      }
    />
  );
}

const noneSoldText = (count: number) => {
  if (count === 0) return null;
  return count === 1
    ? 'We don’t sell the product on this list.'
    : 'We don’t sell the products on this list.';
};

const notSoldText = (count: number) =>
  count === 1
    ? 'One more product was on the list, but we don’t sell it.'
    : `${count} more products were on the list, but we don’t sell them.`;
