/*
 * Command line: lists which requirements the tests prove, and points out requirements whose decision departs from the
 * letter, titles that claim too much, and proofs by tests of unused code. For the areas given as arguments (`CART UI`),
 * prints the text of the unproven ones.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '~sandbox/root';
import {compareWithTests, findCrowdedTitles, parseRequirements, readTests} from './requirements';
import {findUnusedProofs, type Sources} from './unused-code';

const requirements = parseRequirements(
  readFileSync(path.join(ROOT, 'docs/requirements.md'), 'utf8'),
);
const tests = readSources('tests', /\.(test|spec)\.tsx?$/);
const titles = [...tests].flatMap(([file, text]) => readTests(text, file).map(({title}) => title));
const {areas, unknown} = compareWithTests(requirements, titles);

const shown = new Set(process.argv.slice(2));
for (const {area, proven, unproven} of areas.filter(({area}) => shown.has(area))) {
  console.log(`${area}: ${proven.length} proven, ${unproven.length} not:`);
  for (const {id, text} of unproven) console.log(`  ${id} ${text}`);
}
const decided = requirements.filter(({decision}) => decision);
printList(
  'Decided otherwise than the letter',
  decided.map(({id, decision}) => `${id} ${decision}`),
);
printList('Titles that claim more than four ids', findCrowdedTitles(titles));
const unusedProofs = findUnusedProofs(readSources('app', /\.tsx?$/, ['server.ts']), tests);
printList('Proven only by tests of code that the shop does not use', unusedProofs);

for (const {area, proven, unproven, gaps} of areas) {
  const count = `${proven.length}/${proven.length + unproven.length}`;
  console.log(`${area.padEnd(7)}${count.padStart(7)}  ${gaps ? `not proven: ${gaps}` : 'all'}`);
}
const proven = areas.reduce((sum, area) => sum + area.proven.length, 0);
console.log(`${proven} of ${requirements.length} requirements proven.`);
if (unknown.length > 0) {
  console.error(`In test titles, but no requirement: ${unknown.join(' ')}`);
}
if (unknown.length + unusedProofs.length > 0) process.exit(1);

function printList(heading: string, lines: string[]): void {
  console.log(`${heading}: ${lines.length}`);
  for (const line of lines) console.log(`  ${line}`);
}

function readSources(folder: string, pattern: RegExp, more: string[] = []): Sources {
  const files = readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => pattern.test(file))
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`);
  return new Map(
    [...files, ...more].map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]),
  );
}
