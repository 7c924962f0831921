import type {Plugin} from 'vite';
import {TRIMS, type Trim} from './framework-trims';
import {replaceTexts} from './replace-texts';

/** Flags that `vite.config.ts` turns on, or that Remix always turns on in the router. */
export const FLAGS = /(?:window\.__remixContext\.|router\.)?\bfuture\.(v[37]_\w+)/g;

/** Replaced in all modules of Remix and React Router, where they occur. */
const EVERYWHERE: readonly (readonly [RegExp, string])[] = [
  [FLAGS, 'true'],
  /* Every supported browser has `Object.assign`. */
  [/function _extends\(\) \{[^]*?\n\}/, 'const _extends = Object.assign;'],
  /* The name of the calling hook. Only messages of the development build use it. */
  [/\bDataRouter(?:State)?Hook\.\w+/g, 'undefined'],
];

const PRELOAD_HELPER = '\0vite/preload-helper.js';

/** Makes the framework smaller in browsers. The build fails if an update of the framework has changed one of the texts. */
export function trimFramework(): Plugin {
  return {
    name: 'trim-framework',
    apply: 'build',
    transform(code, id) {
      /* Only preloads what an import needs, and `vite.config.ts` turns that off. */
      if (id === PRELOAD_HELPER)
        return {code: 'export const __vitePreload = (load) => load();', map: null};
      const path = id.replaceAll('\\', '/');
      if (!/\/node_modules\/(?:@remix-run|react-dom|react-router|react-router-dom)\//.test(path))
        return null;
      const texts = TRIMS.find(({module}) => path.endsWith(`/${module}`))?.texts ?? {};
      return {code: trim(code, texts), map: null};
    },
  };
}

export function trim(code: string, texts: Trim['texts']): string {
  return replaceTexts(
    EVERYWHERE.reduce((changed, [text, instead]) => changed.replace(text, instead), code),
    texts,
  );
}
