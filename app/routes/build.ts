/** Names the build that answers now, for pages that an older one has rendered (NAV-16). */
export function loader() {
  return Response.json({id: __BUILD_ID__}, {headers: {'Cache-Control': 'no-store'}});
}
