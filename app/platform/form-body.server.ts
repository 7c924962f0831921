/**
 * The text fields of a posted form; none if the body isn't a form. If a name is repeated, the last value wins. Line breaks
 * become `\n`, as scripts send them and length limits count them. Without scripts, browsers post `\r\n`.
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
