/*
 * Command line: lists which requirements the tests prove. For the areas given as arguments (`CART UI`), prints the text
 * of the unproven ones.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '~sandbox/root';
import {compareWithTests, joinRuns, parseRequirements, readTestTitles} from './requirements';

const requirements = parseRequirements(
  readFileSync(path.join(ROOT, 'docs/requirements.md'), 'utf8'),
);
const tests = path.join(ROOT, 'tests');
const titles = readdirSync(tests, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  .flatMap((file) => readTestTitles(readFileSync(path.join(tests, file), 'utf8'), file));
const {areas, unknown} = compareWithTests(requirements, titles);

const shown = new Set(process.argv.slice(2));
for (const {area, proven, unproven} of areas.filter(({area}) => shown.has(area))) {
  console.log(`${area}: ${proven.length} proven, ${unproven.length} not:`);
  for (const {id, text} of unproven) console.log(`  ${id} ${text}`);
}
for (const {area, proven, unproven} of areas) {
  const left = joinRuns(unproven.map(({id}) => Number(id.slice(area.length + 1))));
  const count = `${proven.length}/${proven.length + unproven.length}`;
  console.log(`${area.padEnd(7)}${count.padStart(7)}  ${left ? `not proven: ${left}` : 'all'}`);
}
const proven = areas.reduce((sum, area) => sum + area.proven.length, 0);
console.log(`${proven} of ${requirements.length} requirements proven.`);
if (unknown.length > 0) {
  console.error(`In test titles, but no requirement: ${unknown.join(' ')}`);
  process.exit(1);
}
