import {originsSchema, type StackOrigins} from '../../support/stack';

/* Playwright starts its workers as child processes that inherit this environment from the global setup. */
const NAME = 'E2E_ORIGINS';

export function storeOrigins({sandbox, shops}: StackOrigins): void {
  process.env[NAME] = JSON.stringify({sandbox, shops});
}

export function readOrigins(): StackOrigins {
  return originsSchema.parse(JSON.parse(process.env[NAME] ?? 'null'));
}
