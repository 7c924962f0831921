import {describe, expect, it} from 'vitest';
import {CartProvider} from '~/domains/cart/cart-context';
import {GiftRow} from '~/domains/cart/page/gift-row';
import {CheckoutForm} from '~/domains/checkout/checkout-form';
import {CartGiving} from '~/domains/giving/cart-giving';
import type {GivingWidgetProps} from '~/domains/giving/parts/giving-widget';
import {ProductGiving} from '~/domains/giving/product-giving';
import CauseChooser from '~/domains/giving/islands/cause-chooser.client';
import type {CauseList} from '~/domains/giving/islands/chooser-store';
import {ChooserButton} from '~/domains/giving/islands/chooser-button';
import {CategoryPicker} from '~/domains/giving/parts/category-picker';
import {CauseLogo} from '~/domains/giving/parts/cause-logo';
import {CauseSection} from '~/domains/giving/parts/cause-section';
import {DonationField} from '~/domains/giving/parts/donation-field';
import {ExtraGift} from '~/domains/giving/parts/extra-gift';
import {GivingBox} from '~/domains/giving/parts/giving-box';
import {GivingLine} from '~/domains/giving/parts/giving-line';
import type {Giving} from '~/domains/giving/sdk/giving';
import {cartOf, lineOf} from '~tests/support/cart-builders';
import {renderPage} from '~tests/support/render-page';
import {causeOf} from '~tests/unit/domains/giving/cause-builder';
import {fakeOf} from '~tests/support/context';
import {attribute, renderOnServer, tagsOf} from '../ui/render';

const ASSETS = 'https://cdn.giving.test';
const PLACE = {type: 0, style: 0, placement: 1, location: 0};

const SETTINGS = {
  hasGifts: false,
  storeId: '3c9e5b1f0a7d4e26b8f1c2d3e4a5b601',
  apiUrl: 'https://{service}.api.giving.test',
  clickstreamUrl: 'https://clickstream.giving.test',
  proxyUrl: null,
  assetOrigin: ASSETS,
};

const widget = (functional: boolean): GivingWidgetProps => ({
  settings: SETTINGS,
  consent: {functional, advertising: false},
  marketing: {},
  widgetStyle: 'compact',
});

/** The visible text, without tags. */
const textOf = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const SHELTER = causeOf({id: '1', name: 'Denver Humane Society', multiplier: 2});
const BANK = causeOf({id: '2', name: 'Boise Food Bank'});

const VIEW = {
  isShown: true,
  donation: {
    totalCents: 120,
    shares: [
      {causeId: '1', cents: 80},
      {causeId: '2', cents: 40},
    ],
  },
  causes: {'1': SHELTER, '2': BANK},
};

describe('slots', () => {
  it.each([true, false])(
    'GIVE-88a are empty on the server, as tall as the widget will be: consent %s',
    (functional) => {
      const product = {productId: 'gid://shopify/Product/1', priceCents: 3000, quantity: 1};
      expect(renderOnServer(<ProductGiving {...widget(functional)} {...product} />)).toBe(
        '<div class="giving-slot is-compact"></div>',
      );
      const cart = cartOf([lineOf()]);
      expect(
        renderOnServer(
          <CartGiving
            {...widget(functional)}
            widgetStyle="full"
            cart={cart}
            onGift={async () => true}
          />,
        ),
      ).toBe('<div class="giving-slot"></div>');
    },
  );
});

describe('widgets', () => {
  it('GIVE-03 the compact style says in one sentence what a product gives', () => {
    const html = renderOnServer(
      <GivingLine subject="product" view={VIEW} action={<button>Change cause</button>} />,
    );
    expect(textOf(html)).toBe(
      '$1.20 of this goes to Denver Humane Society and Boise Food Bank Change cause',
    );
  });

  it('GIVE-03 the full style names what a cart gives per cause, and multipliers', () => {
    const html = renderOnServer(<GivingBox subject="cart" view={VIEW} action={null} />);
    expect(textOf(html)).toBe(
      'Your order gives $1.20 Denver Humane Society Gives double $0.80 Boise Food Bank $0.40 We give it. You pay nothing extra.',
    );
  });

  it('GIVE-03 the full style says what a product gives', () => {
    const html = renderOnServer(<GivingBox subject="product" view={VIEW} action={null} />);
    expect(textOf(html)).toContain('This gives $1.20');
  });

  it('GIVE-97 the full style tells the shop’s share from the shopper’s own gift', () => {
    const html = renderOnServer(
      <GivingBox subject="cart" view={VIEW} extraCents={300} action={null} />,
    );
    expect(textOf(html)).toBe(
      'Your order gives $4.20 Denver Humane Society Gives double $0.80 Boise Food Bank $0.40 Your own gift $3.00 We give $1.20. Your own gift is part of your total.',
    );
  });

  it('GIVE-95 a gift of the shopper’s own names the new total before it counts', () => {
    const html = renderOnServer(
      <ExtraGift totalCents={4350} inCart="none" hasRoundUp hasAddOn onGift={async () => true} />,
    );
    expect(textOf(html)).toContain('No gift Total $43.50');
    expect(textOf(html)).toContain('Round up $0.50 New total $44.00');
    expect(textOf(html)).toContain('Add $5.00 New total $48.50');
    const checked = tagsOf(html, 'input').filter((tag) => attribute(tag, 'checked') !== undefined);
    expect(checked.map((tag) => attribute(tag, 'value'))).toEqual(['none']);
    expect(tagsOf(html, 'button')).toEqual([]);
  });
});

describe('the gift in the order summary', () => {
  it('GIVE-95 can be removed by a form, without scripts', () => {
    const html = renderOnServer(<GiftRow cents={300} onRemove={() => undefined} />);
    expect(textOf(html)).toBe('Your gift Remove $3.00');
    const fields = tagsOf(html, 'input').map((tag) => [
      attribute(tag, 'name'),
      attribute(tag, 'value'),
    ]);
    expect(fields).toEqual([
      ['intent', 'gift'],
      ['choice', 'none'],
    ]);
    expect(attribute(tagsOf(html, 'form')[0], 'method')).toBe('post');
  });
});

describe('the donation tracking', () => {
  it('CHK-02j is a field of the form that starts the checkout', async () => {
    const cart = cartOf([lineOf()]);
    const element = (
      <CartProvider cart={cart}>
        <CheckoutForm cart={cart} isAttestationMissing={false} />
      </CartProvider>
    );
    const {html: form} = await renderPage([{path: '/cart', element}], '/cart');
    const field = renderOnServer(<DonationField trackingId="t-1" />);
    const [input] = tagsOf(field, 'input');
    expect(attribute(input, 'form')).toBe(attribute(tagsOf(form, 'form')[0], 'id'));
    expect([attribute(input, 'name'), attribute(input, 'value')]).toEqual(['sgdonation', 't-1']);
  });
});

describe('logo', () => {
  const logo = (logoUrl: string) =>
    renderOnServer(<CauseLogo cause={causeOf({logoUrl, categoryId: 3})} assetOrigin={ASSETS} />);

  it.each(['', 'https://evil.test/logo.svg'])(
    'GIVE-09 falls back to the category’s icon when the logo is "%s"',
    (logoUrl) => {
      const html = logo(logoUrl);
      expect(tagsOf(html, 'img')).toEqual([]);
      expect(attribute(tagsOf(html, 'svg')[0], 'data-category')).toBe('3');
    },
  );

  it('GIVE-09 is shown from the giving service’s own host', () => {
    const html = logo(`${ASSETS}/logo.svg`);
    expect(attribute(tagsOf(html, 'img')[0], 'src')).toBe(`${ASSETS}/logo.svg`);
  });
});

describe('lists of causes', () => {
  const section = (list: CauseList, hasMore = false) =>
    renderOnServer(
      <CauseSection
        heading="Search results"
        list={list}
        chosenId="2"
        savingId={null}
        assetOrigin={ASSETS}
        empty="No causes found."
        hasMore={hasMore}
        onChoose={() => undefined}
        onRetry={() => undefined}
        onMore={() => undefined}
      />,
    );

  it('name the cause in each button, and mark the chosen one', () => {
    const html = section({phase: 'ready', causes: [SHELTER, BANK]}, true);
    expect(textOf(html)).toBe(
      'Search results Denver Humane Society Denver, CO · Animals Gives double Choose Denver Humane Society Boise Food Bank Denver, CO · Animals Chosen Show more causes',
    );
  });

  it('show a portfolio with its charities', () => {
    const portfolio = causeOf({
      name: 'Shelters',
      headline: 'Three shelters',
      categoryId: null,
      portfolioCharities: [SHELTER, BANK],
    });
    const text = textOf(section({phase: 'ready', causes: [portfolio]}));
    expect(text).toContain('Shelters Three shelters 2 charities See the charities of Shelters');
    expect(text).toContain('Boise Food Bank');
  });

  it('have loading, empty and error states', () => {
    expect(section({phase: 'loading', causes: []})).toContain('aria-busy="true"');
    expect(textOf(section({phase: 'ready', causes: []}))).toContain('No causes found.');
    const failed = textOf(section({phase: 'failed', causes: [SHELTER]}));
    expect(failed).toContain('We’re having trouble loading causes. Your choice hasn’t changed.');
    expect(failed).toContain('Try again');
    expect(failed).toContain('Denver Humane Society');
  });
});

describe('categories', () => {
  it('GIVE-10 are 26 buttons, each with its icon', () => {
    const html = renderOnServer(<CategoryPicker chosen={3} onChoose={() => undefined} />);
    const buttons = tagsOf(html, 'button');
    expect(buttons).toHaveLength(26);
    const pressed = buttons.map((tag) => attribute(tag, 'aria-pressed') === 'true');
    expect(pressed.indexOf(true)).toBe(3);
    const icons = tagsOf(html, 'svg').map((tag) => attribute(tag, 'data-category'));
    expect(icons.filter((id) => id !== undefined)).toEqual(
      Array.from({length: 26}, (_, id) => String(id)),
    );
    const drawings = html.match(/<svg[^>]*data-category.*?<\/svg>/gs) ?? [];
    expect(new Set(drawings.map((drawing) => drawing.replace(/^<svg[^>]*>/, ''))).size).toBe(26);
  });
});

const givingOf = (store: object, causeId = '0') =>
  fakeOf<Giving>({
    state: () =>
      ({
        phase: 'open',
        store: {letShoppersChoose: true, searchEnabled: true, ...store},
        segment: null,
        tracking: {trackingId: 't', causeId, causeName: 'Boise Food Bank', hasSetCause: true},
      }) as ReturnType<Giving['state']>,
    subscribe: () => () => undefined,
  });

describe('the button of the chooser', () => {
  const button = (giving: Giving) =>
    renderOnServer(<ChooserButton giving={giving} place={PLACE} zip={null} assetOrigin={ASSETS} />);

  it('opens a dialog to choose or to change', () => {
    expect(textOf(button(givingOf({})))).toBe('Choose a cause');
    expect(textOf(button(givingOf({}, '2')))).toBe('Change cause');
    expect(button(givingOf({}))).toContain('aria-haspopup="dialog"');
  });

  it('GIVE-89 is missing where the store doesn’t let shoppers choose', () => {
    expect(button(givingOf({letShoppersChoose: false}))).toBe('');
  });
});

describe('the chooser', () => {
  const chooser = (giving: Giving) =>
    renderOnServer(
      <CauseChooser
        giving={giving}
        place={PLACE}
        zip="80202"
        assetOrigin={ASSETS}
        onDone={() => undefined}
      />,
    );

  it('names the current choice, which can be cleared', () => {
    const text = textOf(chooser(givingOf({}, '2')));
    expect(text).toContain('Now giving to Boise Food Bank Clear choice');
    expect(textOf(chooser(givingOf({})))).not.toContain('Clear choice');
  });

  it('GIVE-56 searches by name, by zip code or city, and by state', () => {
    const html = chooser(givingOf({}));
    const named = ['input', 'select'].flatMap((tag) =>
      tagsOf(html, tag).map((item) => attribute(item, 'name')),
    );
    expect(named).toEqual(['name', 'place', 'state']);
    expect(html).toContain('role="search"');
  });

  it('GIVE-90 has no search where the store’s search is off', () => {
    expect(chooser(givingOf({searchEnabled: false}))).not.toContain('role="search"');
  });
});
