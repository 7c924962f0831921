/* Command line: writes docs/third-parties.md. A test fails when the file is out of date. */
import {writeFileSync} from 'node:fs';
import {THIRD_PARTIES_DOCUMENT, thirdPartiesDocument} from './third-parties-document';

writeFileSync(THIRD_PARTIES_DOCUMENT, await thirdPartiesDocument());
