import {staticPart} from '~/ui/static-part';

const load = () => import('./forecast-section');

export const StaticForecast = staticPart(
  load,
  (module) => module.ForecastSection,
  import.meta.env.SSR ? await load() : null,
  {fallback: null},
);
