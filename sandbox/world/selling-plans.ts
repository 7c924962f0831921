import type {SellingPlanGroup} from '../commerce/catalog/types';
import {gid} from './ids';

export const AUTOSHIP_GROUP_ID = gid('SellingPlanGroup', 500001);

const WEEKS = [2, 3, 4, 5, 6, 8, 10, 12];
const PERCENT_OFF = 5;
const OPTION = 'Deliver every';

/** The only selling plan group: food delivered every few weeks at a discount. */
export const AUTOSHIP: SellingPlanGroup = {
  id: AUTOSHIP_GROUP_ID,
  name: 'Autoship',
  appName: null,
  options: [{name: OPTION, values: WEEKS.map((weeks) => `${weeks} weeks`)}],
  plans: WEEKS.map((weeks, index) => ({
    id: gid('SellingPlan', 600001 + index),
    groupId: AUTOSHIP_GROUP_ID,
    name: `Every ${weeks} weeks`,
    description: `Delivered every ${weeks} weeks with ${PERCENT_OFF}% off each delivery. Skip or cancel at any time.`,
    options: [{name: OPTION, value: `${weeks} weeks`}],
    interval: 'WEEK',
    intervalCount: weeks,
    percentOff: PERCENT_OFF,
  })),
};
