import {redirect, type ActionFunctionArgs} from '@remix-run/server-runtime';
import {returnPath} from '~/domains/session/return-path';
import {readFormFields} from '~/platform/form-body.server';

export async function action({request, context}: ActionFunctionArgs) {
  const {to = null} = await readFormFields(request);
  context.visitor.cookies.clear('preview');
  return redirect(returnPath(to), 303);
}

export function loader() {
  return redirect('/');
}
