import {listSvgFiles, readSvgFile} from './svg-files';

const NAMES = new Set(listSvgFiles('scenes'));

/** Scenes for collections and articles that have none of their own. The first match wins. */
const SHARED_SCENES = [
  {prefix: 'collection-dog-', name: 'collection-dog'},
  {prefix: 'collection-cat-', name: 'collection-cat'},
  {prefix: 'collection-', name: 'collection-any'},
  {prefix: 'article-', name: 'article-any'},
];

export interface Scene {
  /** Name of the file in `pictures/scenes`. */
  name: string;
  /** Natural size in pixels. */
  width: number;
  height: number;
}

/** Finds a scene by name. Collections and articles have one for any handle. `null` for other names. */
export function findScene(name: string): Scene | null {
  const found = NAMES.has(name) ? name : findSharedScene(name);
  if (found === undefined) return null;
  const {width, height} = readSvgFile(`scenes/${found}`);
  return {name: found, width, height};
}

function findSharedScene(name: string): string | undefined {
  const shared = SHARED_SCENES.find(({prefix}) => name.startsWith(prefix));
  const handle = name.slice(shared?.prefix.length);
  return /^[a-z0-9-]{1,120}$/.test(handle) ? shared?.name : undefined;
}
