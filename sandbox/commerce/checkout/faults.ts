import type {Context} from 'hono';
import type {Refusal} from '../../http/fault-gate';
import {renderNotice, type Notice} from '../../http/page';

const REFUSALS: Record<Refusal, Omit<Notice, 'link'>> = {
  down: {
    title: 'Checkout is taking a break',
    text: 'We can’t open checkout right now. Nothing was charged and your cart is safe.',
    status: 503,
  },
  error: {
    title: 'Something went wrong on our side',
    text: 'Your order wasn’t placed, and nothing was charged. Your cart is safe.',
    status: 500,
  },
  throttle: {
    title: 'Just a moment',
    text: 'Many people are checking out right now. Your cart is safe. Try again in a few seconds.',
    status: 429,
  },
};

export const CHECKOUT_FAULTS = {
  refuse(c: Context, kind: Refusal) {
    const {pathname, search} = new URL(c.req.url);
    const link = {href: pathname + search, label: 'Try again'};
    return renderNotice(c, 'Checkout', {...REFUSALS[kind], link});
  },
  breakOff: (c: Context) => c.html('<!doctype html><html lang="en"><head><title>Checko'),
};
