import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {answerApi} from '~/shell/api/api.server';

/** The server's API, whatever the method: docs/api.md lists its operations. */
export function loader({request, context}: LoaderFunctionArgs) {
  return answerApi(request, context);
}

export function action({request, context}: ActionFunctionArgs) {
  return answerApi(request, context);
}
