import {z} from 'zod';
import type {ThirdPartyId} from '~/domains/consent/third-parties';
import type {ApiError} from '~/platform/api-error.server';
import {defineOperation, type Operation} from '~/platform/api-operation.server';
import type {Needs} from '~/platform/needs';
import {fail, ok} from '~/platform/result';

const INVALID_INTEGRATION: ApiError = {
  status: 400,
  code: 'INVALID_INTEGRATION',
  message: 'Invalid analytics integration',
};

const INTEGRATIONS = {
  gtm: 'tagManager',
  klaviyo: 'emailMarketing',
  giving: 'giving',
} as const satisfies Record<string, ThirdPartyId>;

const integrationName = z.enum(['gtm', 'klaviyo', 'giving']);

type SetupContext = Needs<{settings: 'thirdParties'}>;

/** ANLY-02 to ANLY-04 */
export const analyticsOperations: readonly Operation<SetupContext>[] = [
  defineOperation({
    method: 'POST',
    path: '/api/analytics/setup',
    summary:
      'Whether this site has an integration. Loading it needs consent, which only the browser knows.',
    caller: 'anyone',
    errors: [INVALID_INTEGRATION],
    input: z.object({
      integration: z.unknown().optional().describe('`gtm`, `klaviyo` or `giving`.'),
    }),
    output: z.object({integration: integrationName, isEnabled: z.boolean()}),
    async handler({settings: {thirdParties}}: SetupContext, {integration}) {
      const name = integrationName.safeParse(integration);
      if (!name.success) return fail(INVALID_INTEGRATION);
      const isEnabled = thirdParties[INTEGRATIONS[name.data]] !== undefined;
      return ok({integration: name.data, isEnabled});
    },
  }),
];
