import {originsSchema, type StackOrigins} from '../../support/stack';

/* Playwright's workers are processes that inherit the environment of the one that ran the set-up. */
const NAME = 'E2E_ORIGINS';

export function keepOrigins({sandbox, shops}: StackOrigins): void {
  process.env[NAME] = JSON.stringify({sandbox, shops});
}

/** Where this run's shops and sandbox are. */
export function readOrigins(): StackOrigins {
  return originsSchema.parse(JSON.parse(process.env[NAME] ?? 'null'));
}
