import {AccountSection} from '~/domains/account/account-section';
import {formatShortDate} from '~/platform/en-us';
import {formatCents} from '~/platform/money';
import {Disclosure} from '~/ui/disclosure';
import {CALENDAR_PATH} from '../autoship-paths';
import {forecast, type ForecastDelivery} from '../forecast';
import type {AutoshipView} from '../parts/autoship-view';
import {formatDayShort} from '../parts/day';

const MONTH = new Intl.DateTimeFormat('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'});
const monthOf = ({day}: ForecastDelivery) => MONTH.format(new Date(`${day}T00:00:00Z`));

/** A year of deliveries, as a timeline and as a table. */
export function ForecastSection({autoships}: {autoships: AutoshipView}) {
  const deliveries = forecast(autoships);
  if (deliveries.length === 0) return null;
  const months = [...new Set(deliveries.map(monthOf))];
  return (
    <AccountSection
      heading="The next 12 months"
      aside={
        <a
          href={CALENDAR_PATH}
          download
          className="py-1 font-strong text-primary hover:text-primary-strong hover:underline"
        >
          Add to your calendar
        </a>
      }
    >
      <ol className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        {months.map((month) => (
          <li key={month} className="flex flex-col gap-2">
            <h3 className="text-small font-strong text-ink-soft">{month}</h3>
            <ul className="flex flex-wrap gap-2">
              {deliveries
                .filter((delivery) => monthOf(delivery) === month)
                .map((delivery) => (
                  <li
                    key={`${delivery.day} ${delivery.addressId ?? ''}`}
                    className={`rounded-s px-3 py-1.5 text-small ${delivery.isEstimate ? 'bg-surface-tint' : 'bg-surface-soft text-secondary'}`}
                  >
                    <span className="font-strong">{formatDayShort(delivery.day)}</span>{' '}
                    {priceText(delivery) ?? ''}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="text-small text-ink-soft">
        We ship on these days. Prices of later deliveries are today’s, before shipping and tax.
      </p>
      <Disclosure summary="Show as a table">
        <div className="overflow-x-auto">
          <table className="w-full text-left text-small">
            <thead>
              <tr className="border-b border-line">
                <th scope="col" className="py-2 pr-4">
                  Ships on
                </th>
                <th scope="col" className="py-2 pr-4">
                  Items
                </th>
                <th scope="col" className="py-2 text-right">
                  Price
                </th>
              </tr>
            </thead>
            <tbody>
              {deliveries.map((delivery) => (
                <tr
                  key={`${delivery.day} ${delivery.addressId ?? ''}`}
                  className="border-b border-line align-top"
                >
                  <th scope="row" className="py-2 pr-4 font-regular whitespace-nowrap">
                    {formatShortDate(delivery.day)}
                  </th>
                  <td className="py-2 pr-4">
                    {delivery.items.map(({title, quantity}) => `${quantity} × ${title}`).join(', ')}
                  </td>
                  <td className="py-2 text-right whitespace-nowrap">
                    {priceText(delivery) ?? 'Not available'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Disclosure>
    </AccountSection>
  );
}

function priceText({totalCents, isEstimate}: ForecastDelivery): string | null {
  if (totalCents === null) return null;
  return isEstimate ? `about ${formatCents(totalCents)}` : formatCents(totalCents);
}
