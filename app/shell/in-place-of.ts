/** Asks for another page, to be shown at the URL that was requested. Always a read, so a posted form is dropped. */
export function inPlaceOf({method, headers, signal}: Request, target: URL): Request {
  return new Request(target, {method: method === 'HEAD' ? 'HEAD' : 'GET', headers, signal});
}
