import type {Answer, Visitor} from './shop';

/** Posts a form as a browser does: it sends the form again where a 307 leads. */
export async function postTwice(
  visitor: Visitor,
  path: string,
  fields: Record<string, string>,
  {headers, keepsCookies = true}: {headers?: HeadersInit; keepsCookies?: boolean} = {},
): Promise<Answer> {
  const first = await visitor.post(path, fields, headers);
  if (!keepsCookies) visitor.cookies.clear();
  return first.status === 307 ? visitor.post(first.location ?? '', fields, headers) : first;
}
