import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {samplePage} from '~/domains/content/blocks/sample-page';
import {drawSvg} from '~sandbox/commerce/cdn/artwork/draw-svg';
import {parseFileName, type Picture} from '~sandbox/commerce/cdn/file-name';
import {buildContent} from '~sandbox/world/content/content';
import {buildWorld} from '~sandbox/world/world';

const FOLDER = new URL('../../../../sandbox/commerce/cdn/pictures/', import.meta.url);

const filesIn = (folder: 'scenes' | 'parts') =>
  readdirSync(new URL(folder, FOLDER)).map((file) => file.replace(/\.svg$/, ''));
const FILES = [
  ...filesIn('scenes').map((name) => `scenes/${name}`),
  ...filesIn('parts').map((name) => `parts/${name}`),
];
const readSvg = (file: string) => readFileSync(new URL(`${file}.svg`, FOLDER), 'utf8');

/** A scene that docs/sandbox.md offers and no page shows. */
const UNSHOWN_SCENES = ['og'];

const ELEMENTS = [
  ...['svg', 'defs', 'g', 'use', 'path', 'rect', 'ellipse', 'circle', 'clipPath'],
  ...['linearGradient', 'radialGradient', 'stop', 'filter', 'feGaussianBlur'],
];

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);
const idsIn = (svg: string) => matches(svg, / id="([^"]*)"/g);
const referencesIn = (svg: string) => matches(svg, /(?: href="|url\()#([^")]*)/g);

const world = buildWorld();
const texts = JSON.stringify([world, buildContent(world), samplePage('')]);
/** Names of all images that the seed and the sample page show. */
const names = [...new Set(matches(texts, /\/cdn\/shop\/files\/([^"\\?]+)/g))];
const shown = names.map((name) => ({name, picture: parseFileName(name)}));

/** Stands for all packs that only differ in size. */
const withoutSize = (name: string) => name.replace(/_[^_]+(?=_[a-z]+\.png$)/, '');

describe('picture files', () => {
  const drawn = new Map<string, Picture>();
  for (const {name, picture} of shown) {
    if (picture) drawn.set(picture.kind === 'scene' ? name : withoutSize(name), picture);
  }
  for (const scene of UNSHOWN_SCENES) {
    const picture = parseFileName(`scene_${scene}.png`);
    if (picture) drawn.set(scene, picture);
  }
  const documents = [...drawn.values()].map((picture) => ({picture, svg: drawSvg(picture)}));

  it('SAND-31b every image of the seed has a drawing or a file', () => {
    expect(names.length).toBeGreaterThan(1000);
    expect(shown.filter(({picture}) => picture === null)).toEqual([]);
  });

  it('SAND-31b every drawing contains what it refers to, once', () => {
    for (const {svg} of documents) {
      const ids = idsIn(svg);
      expect(ids.length).toBe(new Set(ids).size);
      expect(new Set(ids)).toEqual(new Set([...ids, ...referencesIn(svg)]));
    }
  });

  it('every file is part of a drawing', () => {
    const scenes = documents.flatMap(({picture}) =>
      picture.kind === 'scene' ? [`scenes/${picture.scene.name}`] : [],
    );
    const parts = documents.flatMap(({svg}) => referencesIn(svg).map((id) => `parts/${id}`));
    const used = new Set([...scenes, ...parts]);
    expect(FILES.filter((file) => !used.has(file))).toEqual([]);
  });

  it('every shape that a file declares is used there', () => {
    for (const file of FILES) {
      const svg = readSvg(file);
      const references = new Set(referencesIn(svg));
      expect(idsIn(svg).filter((id) => !references.has(id))).toEqual([]);
    }
  });

  it('files only have shapes, and refer to nothing outside of the pictures', () => {
    for (const file of FILES) {
      const svg = readSvg(file);
      const foreign = [
        ...matches(svg, /<\/?([^\s/>]+)/g).filter((element) => !ELEMENTS.includes(element)),
        ...matches(svg, /(?: href="|url\()([^#])/g),
        ...matches(svg, /[ :](on[a-z]+|style)=/g),
      ];
      expect([file, ...foreign]).toEqual([file]);
      const prefix = `${file.slice(file.indexOf('/') + 1)}.`;
      expect(idsIn(svg).filter((id) => !id.startsWith(prefix))).toEqual([]);
    }
  });
});
