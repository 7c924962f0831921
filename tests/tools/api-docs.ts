/* Command line: writes docs/api.md. A test fails when the file is out of date. */
import {writeFileSync} from 'node:fs';
import {API_DOCUMENT, currentApiDocument} from './current-api-document';

writeFileSync(API_DOCUMENT, await currentApiDocument());
