/* Command line: fails when the generated GraphQL types are out of date. Writes nothing. */
import {spawnSync} from 'node:child_process';

const {status, stdout, stderr} = spawnSync(
  process.execPath,
  ['node_modules/@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.ts', '--check'],
  {encoding: 'utf8'},
);
const output = `${stdout}${stderr}`;
/* Codegen prints this for a fragment that is imported under another name, then reports success with wrong types. */
const isIncomplete = /not found/i.test(output);
if (status !== 0 || isIncomplete) {
  console.error(`${output}\nThe generated types are stale or wrong. Run: npm run codegen`);
  process.exit(1);
}
