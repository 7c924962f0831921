/* Command line: writes docs/api.md. A test says when that is due. */
import {writeFileSync} from 'node:fs';
import {API_DOCUMENT, currentApiDocument} from './current-api-document';

writeFileSync(API_DOCUMENT, await currentApiDocument());
