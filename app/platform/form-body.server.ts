/** The text fields of a posted form; the last of several with one name wins. Empty when the body is not a form. */
export async function readFormFields(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => null);
  if (!form) return {};
  return Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
