import type {Plugin} from 'vite';
import {replaceTexts} from './replace-texts';

/** A module of the framework, by the end of its path, and texts in it that are replaced wherever they occur. */
export interface Trim {
  module: string;
  texts: Readonly<Record<string, string>>;
}

/** Flags that `vite.config.ts` turns on, so that Remix's code for the opposite can be left out. */
export const FLAGS = /(?:window\.__remixContext\.)?\bfuture\.(v3_\w+)/g;

const NO_FALLBACK_SCRIPTS =
  'renderScripts ? /*#__PURE__*/React.createElement(Scripts, null) : null';

/**
 * Removes code of Remix and React Router that the shop doesn't use, but that a bundler has to keep. Most entries replace
 * a condition with a constant, so that the bundler drops the code it guards. `trim-framework.test.ts` checks that the
 * shop doesn't start to use it.
 */
export const TRIMS: readonly Trim[] = [
  {
    module: '@remix-run/react/dist/esm/components.js',
    texts: {
      /* No route's `links` name a page: `shell/ahead/` loads pages ahead. */
      'isPageLinkDescriptor(link) ?': 'false ?',
      /* Links are those of `ui/link.tsx`. With an assigned name, a bundler keeps the component. */
      'NavLink.displayName = "NavLink";': '',
      '\nLink.displayName = "Link";': '',
    },
  },
  {
    /* The browser keeps the scripts of the document: `shell/scripts/deferred-scripts.tsx`. */
    module: '@remix-run/react/dist/esm/errorBoundaries.js',
    texts: {[NO_FALLBACK_SCRIPTS]: 'null'},
  },
  {
    /* No route has a client loader or a client action, so Remix's data strategy always has the data. */
    module: '@remix-run/react/dist/esm/routes.js',
    texts: {
      '!routeModule.clientLoader': 'true',
      '!routeModule.clientAction': 'true',
      'if (mod.clientLoader)': 'if (false)',
      'if (mod.clientAction)': 'if (false)',
      'if (typeof singleFetch === "function")': 'if (true)',
      'route.id === "root" ? RemixRootDefaultHydrateFallback : undefined': 'undefined',
      /* Of the development server, and of single-page apps. */
      'if (needsRevalidation)': 'if (false)',
      'if (isSpaMode)': 'if (false)',
    },
  },
  {
    module: '@remix-run/react/dist/esm/browser.js',
    texts: {
      'router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;': '',
      'if (!window.__remixContext.isSpaMode)': 'if (true)',
    },
  },
  {
    /* Messages of programming errors. The stack trace shows where they are. */
    module: '@remix-run/react/dist/esm/invariant.js',
    texts: {'throw new Error(message)': 'throw new Error("Remix: an invariant is false.")'},
  },
  {
    module: '@remix-run/router/dist/router.js',
    texts: {
      'throw new Error(message);\n  }\n}':
        'throw new Error("Router: an invariant is false.");\n  }\n}',
      'if (!cond)': 'if (false)',
      /* Deferred data comes by Remix's single fetch, not by the router's `defer`. */
      'return result.type === ResultType.deferred;': 'return false;',
      'if (isDeferredData(result))': 'if (false)',
      /* Nothing blocks a navigation. */
      'if (blockerFunctions.size === 0)': 'if (true)',
      /* No link asks for a view transition. */
      'restoreAppliedTransitions(routerWindow, appliedViewTransitions)': 'null',
      'persistAppliedTransitions(routerWindow, appliedViewTransitions)': 'null',
    },
  },
  {
    module: 'react-router-dom/dist/index.js',
    texts: {
      'if (!viewTransitionOpts || isViewTransitionUnavailable)': 'if (true)',
      'if (renderDfd && pendingState && router.window)': 'if (false)',
    },
  },
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
      if (!/\/node_modules\/(?:@remix-run|react-router-dom)\//.test(path)) return null;
      const texts = TRIMS.find(({module}) => path.endsWith(`/${module}`))?.texts ?? {};
      return {code: trim(code, texts), map: null};
    },
  };
}

export function trim(code: string, texts: Trim['texts']): string {
  return replaceTexts(code.replace(FLAGS, 'true'), texts);
}
