/** Shows the page of `target` at the requested URL. Always a read, so a posted form is dropped. */
export function rewriteRequest({method, headers, signal}: Request, target: URL): Request {
  return new Request(target, {method: method === 'HEAD' ? 'HEAD' : 'GET', headers, signal});
}
