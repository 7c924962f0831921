import type {ReactNode} from 'react';
import {describe, expect, it} from 'vitest';
import {ChangeLocation} from '~/domains/location/change-location';
import {DeliveryLine, NotInStock} from '~/domains/location/delivery-line';
import {LocationControl} from '~/domains/location/location-control';
import {LocationProvider} from '~/domains/location/location-context';
import type {PageLocation} from '~/domains/location/page-location';
import {attribute, renderOnServer, tagsOf} from '../ui/render';

const UNKNOWN = {zip: '80011', destination: 'HOME', isKnown: false} as const;
const SET = {zip: '84101', destination: 'HOME', isKnown: true} as const;
const estimate = (zip: string) => ({text: `Estimated delivery Tue, Nov 24 to ${zip}`});

function render(content: ReactNode, page?: PageLocation): string {
  return renderOnServer(<LocationProvider page={page}>{content}</LocationProvider>);
}

/** The text of the markup, visible or for screen readers. */
const textOf = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('\u00A0', ' ');

describe('the delivery line', () => {
  it('LOC-10, LOC-13a is complete in the server’s HTML', () => {
    expect(textOf(render(<DeliveryLine />, {location: UNKNOWN, estimate: estimate('80011')}))).toBe(
      'Estimated delivery Tue, Nov 24 to 80011 · Change delivery zip code',
    );
    expect(textOf(render(<DeliveryLine />, {location: SET, estimate: estimate('84101')}))).toBe(
      'Estimated delivery Tue, Nov 24 to 84101 · Change delivery zip code',
    );
  });

  it('LOC-12b of a card names the zip where an item is not in stock', () => {
    expect(textOf(render(<NotInStock />, {location: SET, estimate: null}))).toBe(
      'Not in stock for 84101',
    );
  });

  it.each<[string, PageLocation | undefined]>([
    ['no estimate', {location: UNKNOWN, estimate: null}],
    ['a pending estimate', {location: UNKNOWN, estimate: new Promise(() => undefined)}],
    ['no page data', undefined],
  ])('LOC-14a names the zip instead of a date with %s', (_name, page) => {
    expect(textOf(render(<DeliveryLine />, page))).toBe(
      'Delivery to 80011 · Change delivery zip code',
    );
  });

  it('LOC-12a promises no date for an item that is out of stock there', () => {
    const page = {location: SET, estimate: estimate('84101')};
    expect(textOf(render(<DeliveryLine isOutOfStock />, page))).toBe(
      'Not in stock for 84101 · Change delivery zip code',
    );
  });
});

describe('the header’s location control', () => {
  it('LOC-13a shows a location as known only when the shopper set it', () => {
    expect(textOf(render(<LocationControl />, {location: UNKNOWN, estimate: null}))).toBe(
      'to 80011 · Change',
    );
    expect(textOf(render(<LocationControl />, {location: SET, estimate: null}))).toBe(
      'Deliver to 84101 · Change delivery zip code',
    );
  });

  it('LOC-15b leads to the location page before scripts run, and back from there', () => {
    const html = render(
      <>
        <LocationControl />
        <ChangeLocation />
      </>,
    );
    const [form] = tagsOf(html, 'form');
    expect(attribute(form, 'action')).toBe('/location');
    expect(attribute(tagsOf(html, 'button')[0], 'form')).toBe(attribute(form, 'id'));
    expect(attribute(tagsOf(html, 'input')[0], 'name')).toBe('to');
    expect(attribute(tagsOf(html, 'input')[0], 'value')).toBe('/');
  });
});
