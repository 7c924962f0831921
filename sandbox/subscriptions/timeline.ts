import type {createFulfillment} from './fulfillment';
import type {Amounts, Delivery} from './records';
import {addDays} from '../day';
import type {ItemCosts, SubscriptionMails} from './mails';
import {isOpen, type Planner} from './planner';
import {placeTime, reminderTime} from './schedule';
import type {Tables} from './tables';

interface TimelineDeps {
  tables: Tables;
  planner: Planner;
  fulfillment: ReturnType<typeof createFulfillment>;
  mails: SubscriptionMails;
  amountsOf(delivery: Delivery): Amounts;
  costsOf(delivery: Delivery): ItemCosts;
  now(): Date;
}

interface Due {
  at: Date;
  run(): void;
}

/** More than any clock change makes due. A larger number means an endless loop. */
const MAX_EVENTS = 20_000;

export interface Timeline {
  /** Runs everything that is due, in order, each step at its scheduled time. */
  bringUpToDate(): void;
  /** The time of the next delivery, or `null`. */
  nextDelivery(): Date | null;
}

export function createTimeline(deps: TimelineDeps): Timeline {
  const {tables, planner, fulfillment, mails, now} = deps;

  function dueEvents(): Due[] {
    return tables.deliveries.all().flatMap((delivery): Due[] => {
      const sendAt = fulfillment.dueAt(delivery);
      const events: Due[] = sendAt
        ? [{at: sendAt, run: () => fulfillment.send(delivery, sendAt)}]
        : [];
      if (delivery.status === 'unsent' && !delivery.isReminded) {
        const at = reminderTime(delivery.day);
        events.push({at, run: () => remind(delivery, at)});
      }
      if (delivery.status === 'placed' && !delivery.hasShippedMail) {
        const at = placeTime(addDays(delivery.day, 1));
        events.push({at, run: () => tellShipped(delivery, at)});
      }
      return events;
    });
  }

  function remind(delivery: Delivery, at: Date) {
    tables.deliveries.save({...delivery, isReminded: true});
    const items = planner.itemsOf(delivery);
    mails.reminder(delivery, {
      items,
      costs: deps.costsOf(delivery),
      amounts: deps.amountsOf(delivery),
      at,
    });
  }

  function tellShipped(delivery: Delivery, at: Date) {
    tables.deliveries.save({...delivery, hasShippedMail: true});
    mails.shipped(delivery, planner.itemsOf(delivery), at);
  }

  return {
    bringUpToDate() {
      for (let count = 0; count < MAX_EVENTS; count++) {
        const [first] = dueEvents()
          .filter(({at}) => at <= now())
          .sort((a, b) => a.at.getTime() - b.at.getTime());
        if (!first) return;
        first.run();
      }
      throw new Error('deliveries don’t come to an end');
    },
    nextDelivery() {
      const times = tables.deliveries
        .all()
        .filter(isOpen)
        .flatMap((delivery) => fulfillment.dueAt(delivery) ?? [])
        .sort((a, b) => a.getTime() - b.getTime());
      return times[0] ?? null;
    },
  };
}
