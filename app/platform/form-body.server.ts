/**
 * Of several fields with one name the last wins. Empty if the body isn't a form. A line break is one character, as the
 * visitor sees it and as scripts send it: browsers post two.
 */
export async function readFormFields(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => null);
  if (!form) return {};
  return Object.fromEntries(
    [...form]
      .filter((field): field is [string, string] => typeof field[1] === 'string')
      .map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
  );
}
