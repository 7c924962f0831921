import {ADMIN_STATUS_PAGE_QUERY} from '~graphql/admin/orders';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import type {AdminClient} from './admin-client.server';
import {adminStatusPageReply} from './admin-contract';

export interface StatusPage {
  /** The order's name, for instance `#1001`. */
  order: string;
  /** The email address on the order. */
  email: string;
  /** The URL is enough to see the order, without a login. */
  url: string;
}

/**
 * Finds the status page of the order with this number and email, in any case, or `null`. Shopify's search may also
 * return similar orders, so each result is checked.
 */
export async function findStatusPage(
  admin: AdminClient,
  {orderNumber, email}: {orderNumber: string; email: string},
): Promise<Result<StatusPage | null, UpstreamFailure>> {
  const number = withoutMark(orderNumber);
  const answer = await admin.query(ADMIN_STATUS_PAGE_QUERY, {
    variables: {query: `name:${quote(number)} AND email:${quote(email)}`},
    reply: adminStatusPageReply,
  });
  if (!answer.ok) return answer;
  for (const {name, email: own, statusPageUrl} of answer.value.orders.nodes) {
    if (own !== null && isSame(own, email) && isSame(withoutMark(name), number)) {
      return ok({order: name, email: own, url: statusPageUrl});
    }
  }
  return ok(null);
}

/** Shopify shows `#` before a number, and customers write it or not. */
const withoutMark = (name: string) => name.replace(/^#/, '');

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** A phrase of the search syntax, so that no character of it is an operator. */
const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
