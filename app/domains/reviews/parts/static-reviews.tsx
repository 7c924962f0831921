import {staticPart} from '~/ui/static-part';

const loadSummary = () => import('./rating-summary');
const loadList = () => import('./review-list');

export const StaticRatingSummary = staticPart(
  loadSummary,
  (module) => module.RatingSummary,
  import.meta.env.SSR ? await loadSummary() : null,
  {fallback: <div className="h-14" />},
);

export const StaticReviewList = staticPart(
  loadList,
  (module) => module.ReviewList,
  import.meta.env.SSR ? await loadList() : null,
  {fallback: null},
);
