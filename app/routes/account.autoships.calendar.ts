import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {AUTOSHIPS_PATH} from '~/domains/autoship/autoship-paths';
import {calendarFile} from '~/domains/autoship/calendar-file';
import {forecast} from '~/domains/autoship/forecast';
import {readAutoships} from '~/domains/autoship/read-autoships.server';
import {publicOrigin} from '~/shell/security/public-origin';
import {requireAccountSession} from '~/shell/session/account-route.server';

/** The deliveries of the next twelve months, for the shopper's own calendar. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const customer = requireAccountSession({request, context});
  const autoships = await readAutoships(context, customer);
  if (!autoships) {
    return new Response('Your deliveries can’t be read right now. Try again in a moment.', {
      status: 503,
      headers: {'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '30'},
    });
  }
  const origin = publicOrigin({request, context});
  const file = calendarFile(forecast(autoships), {
    host: new URL(origin).hostname,
    pageUrl: origin + AUTOSHIPS_PATH,
    madeAt: new Date().toISOString(),
  });
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="autoship.ics"',
    },
  });
}
