import {createRequire} from 'node:module';
import path from 'node:path';
import {cruise, type ICruiseResult} from 'dependency-cruiser';
import {expect, it} from 'vitest';
import {ROOT} from '~sandbox/root';

const {options} = createRequire(import.meta.url)(path.join(ROOT, '.dependency-cruiser.cjs')) as {
  options: object;
};

it(
  'HOUSE-25 each file at the top of a domain’s folder is imported from outside the domain',
  {timeout: 60_000},
  async () => {
    const {output} = await cruise(['app', 'server.ts'], {...options, baseDir: ROOT});
    const {modules} = output as ICruiseResult;
    const domainOf = (file: string) => /^app\/domains\/([^/]+)\//.exec(file)?.[1];
    const imported = new Set(
      modules.flatMap(({source, dependencies}) =>
        dependencies
          .map(({resolved}) => resolved)
          .filter((target) => domainOf(target) !== domainOf(source)),
      ),
    );
    const faces = modules
      .map(({source}) => source)
      .filter((file) => /^app\/domains\/[^/]+\/[^/]+$/.test(file));
    expect(faces.length).toBeGreaterThan(50);
    expect(faces.filter((file) => !imported.has(file))).toEqual([]);
  },
);
