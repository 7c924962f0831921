import type {Sheet} from './svg';
import {readSvgFile} from './svg-files';

/** Draws a part from its file in `pictures/parts`. */
export const part = (sheet: Sheet, name: string): string =>
  sheet.shape(name, () => {
    const {body} = readSvgFile(`parts/${name}`);
    declareParts(sheet, body);
    return body;
  });

/** Declares the parts that a file refers to. A reference with a period names a shape in the file itself. */
export function declareParts(sheet: Sheet, body: string): void {
  for (const [, name = ''] of body.matchAll(/<use href="#([a-z0-9-]+)"/g)) part(sheet, name);
}
