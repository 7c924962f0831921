import {format, resolveConfig} from 'prettier';

/** `code` as Prettier would write it in the file. */
export async function formatted(code: string, file: string): Promise<string> {
  return format(code, {...(await resolveConfig(file)), filepath: file});
}
