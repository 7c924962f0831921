/** The text fields of a posted form; of several with one name the last counts. None when the body is no form. */
export async function readFormFields(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => null);
  if (!form) return {};
  return Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
