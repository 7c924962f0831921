/** For pages that an older build rendered (NAV-16). */
export function loader() {
  return Response.json({id: __BUILD_ID__}, {headers: {'Cache-Control': 'no-store'}});
}
