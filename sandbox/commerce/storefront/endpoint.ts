import type {Hono} from 'hono';
import {cors} from 'hono/cors';
import type {SandboxContext} from '../../context';
import {bodyLimit} from '../../http/body-limit';
import {handleGraphqlRequest, bodyTooLargeResponse, type GraphqlApi} from './graphql-handler';
import type {Executor} from './executor';
import {schemaOf} from './schemas';
import {isAuthorized} from './tokens';

const MAX_BODY_BYTES = 512 * 1024;
const PATHS = ['/api/:version/graphql.json', '/api/:version/graphql'];

interface EndpointDeps {
  sandbox: SandboxContext;
  execute: Executor;
}

/** Serves the Storefront API by POST (JSON or `application/graphql`) and GET (`?query=`), with CORS for browsers. */
export function mountStorefront(app: Hono, {sandbox, execute}: EndpointDeps): void {
  const api: GraphqlApi = {
    faults: sandbox.faults,
    schemaOf,
    execute,
    checkToken: (c) =>
      isAuthorized(c)
        ? null
        : c.json({errors: [{message: '', extensions: {code: 'UNAUTHORIZED'}}]}, 401),
    throttledBody: () => ({errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}]}),
  };
  for (const path of PATHS) {
    app.use(path, cors({origin: '*', allowMethods: ['GET', 'POST', 'OPTIONS'], maxAge: 86400}));
    app.use(path, bodyLimit(MAX_BODY_BYTES, bodyTooLargeResponse));
    app.on(['GET', 'POST'], path, (c) => handleGraphqlRequest(c, api));
  }
}
