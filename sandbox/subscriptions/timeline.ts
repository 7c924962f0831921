import type {createDelivering} from './place-deliveries';
import type {Amounts, Delivery} from './records';
import {addDays} from '../day';
import type {SubscriptionMails} from './mails';
import {isOpen, type Planner} from './planner';
import {placeTime, reminderTime} from './schedule';
import type {Tables} from './tables';

interface TimelineDeps {
  tables: Tables;
  planner: Planner;
  delivering: ReturnType<typeof createDelivering>;
  mails: SubscriptionMails;
  amountsOf(delivery: Delivery): Amounts;
  now(): Date;
}

interface Due {
  at: Date;
  run(): void;
}

/** More steps than any clock change needs; reaching this limit means an endless loop. */
const MAX_EVENTS = 20_000;

export interface Timeline {
  /** Runs everything that is due, in order, each step at its own time. */
  bringUpToDate(): void;
  /** The time of the next delivery, or `null`. */
  nextDelivery(): Date | null;
}

export function createTimeline(deps: TimelineDeps): Timeline {
  const {tables, planner, delivering, mails, now} = deps;

  function dueEvents(): Due[] {
    return tables.deliveries.all().flatMap((delivery): Due[] => {
      const sendAt = delivering.dueAt(delivery);
      const events: Due[] = sendAt
        ? [{at: sendAt, run: () => delivering.send(delivery, sendAt)}]
        : [];
      if (delivery.status === 'unsent' && !delivery.reminder) {
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
    const items = planner.itemsOf(delivery);
    const amounts = deps.amountsOf(delivery);
    tables.deliveries.save({
      ...delivery,
      reminder: {total: amounts.total, items: items.map(mails.lineOf)},
    });
    /* No reminder for a delivery that was planned after the reminder was due: the customer has just chosen the day. */
    if (new Date(delivery.createdAt) < at) mails.reminder(delivery, {items, amounts, at});
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
        .flatMap((delivery) => delivering.dueAt(delivery) ?? [])
        .sort((a, b) => a.getTime() - b.getTime());
      return times[0] ?? null;
    },
  };
}
