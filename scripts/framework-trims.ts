/** A framework module, identified by the end of its path, and the texts to replace in it, with their replacements. */
export interface Trim {
  module: string;
  texts: Readonly<Record<string, string>>;
}

const NO_FALLBACK_SCRIPTS =
  'renderScripts ? /*#__PURE__*/React.createElement(Scripts, null) : null';

const OTHER_VERSION =
  'console.warn("Detected a manifest version mismatch during eager route discovery. " + "The next navigation/fetch to an undiscovered route will result in " + "a new document navigation to sync up with the latest manifest.");';

const NOTHING_RETURNED =
  'invariant(result.result !== undefined, "You defined " + (type === "action" ? "an action" : "a loader") + " for route " + ("\\"" + match.route.id + "\\" but didn\'t return anything from your `" + type + "` ") + "function. Please return a value or `null`.");';

const NAVIGATOR_PUSH = `push: (to, state, opts) => router.navigate(to, {
        state,
        preventScrollReset: opts == null ? void 0 : opts.preventScrollReset
      }),
      replace: (to, state, opts) => router.navigate(to, {
        replace: true,
        state,
        preventScrollReset: opts == null ? void 0 : opts.preventScrollReset
      })`;

/**
 * Removes code of Remix, React Router and React that the shop doesn't use, but that a bundler has to keep. Most entries
 * replace a condition with a constant, so the bundler drops the code it guards. `trim-framework.test.ts` checks
 * that the shop doesn't start to use it.
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
      /* Only for the development server and single-page apps. */
      'Form.displayName = "Form";': '',
      'RemixContext.displayName = "Remix";': '',
      'criticalCss ?': 'false ?',
      'if (isSpaMode && !isHydrated)': 'if (false)',
      /* The root renders the charset, `structured-data.tsx` renders JSON-LD, and the types allow no other tag. */
      'if ("charset" in metaProps)': 'if (false)',
      'if ("charSet" in metaProps && metaProps.charSet != null)': 'if (false)',
      'if ("script:ld+json" in metaProps)': 'if (false)',
      'if (!isValidMetaTag(tagName))': 'if (false)',
      'if (!Array.isArray(routeMeta))': 'if (false)',
    },
  },
  {
    /* Forms are sent as a query or as `multipart/form-data`. */
    module: '@remix-run/react/dist/esm/data.js',
    texts: {
      'if (contentType && /\\bapplication\\/json\\b/.test(contentType))': 'if (false)',
      'if (contentType && /\\btext\\/plain\\b/.test(contentType))': 'if (false)',
    },
  },
  {
    module: '@remix-run/react/dist/esm/errorBoundaries.js',
    texts: {
      /* The browser keeps the scripts of the document: `shell/scripts/deferred-scripts.tsx`. */
      [NO_FALLBACK_SCRIPTS]: 'null',
      /* Shown only if the root's own error page fails, so the error is never a response, and the layout can't be used. */
      'if (isRouteErrorResponse(error))': 'if (false)',
      '}, errorInstance.stack), heyDeveloper);': '}, errorInstance.stack));',
      '_routeModules$root.Layout && !isOutsideRemixApp': 'false',
    },
  },
  {
    /* The shop isn't a single-page app. */
    module: '@remix-run/react/dist/esm/fog-of-war.js',
    texts: {
      '!isSpaMode': 'true',
      [OTHER_VERSION]: '',
      /* In a task of its own: the effects of hydration are one task already. */
      'registerElement(el));\n    fetchPatches();':
        'registerElement(el));\n    setTimeout(fetchPatches);',
    },
  },
  {
    /* Only the root has stylesheets, and no module is linked as a preload. */
    module: '@remix-run/react/dist/esm/links.js',
    texts: {
      'route.css ?': 'false ?',
      'let preloads = getCurrentPageModulePreloadHrefs(matches, manifest);': 'let preloads;',
    },
  },
  {
    module: '@remix-run/react/dist/esm/routes.js',
    texts: {
      /* No route has a client loader or a client action, so Remix's data strategy always has the data. */
      '!routeModule.clientLoader': 'true',
      '!routeModule.clientAction': 'true',
      'if (mod.clientLoader)': 'if (false)',
      'if (mod.clientAction)': 'if (false)',
      'if (typeof singleFetch === "function")': 'if (true)',
      'initialState === null || initialState === void 0 ?': 'true ?',
      'needsRevalidation == null &&': 'false &&',
      '...(lazyRoute.loader ?': '...(false ?',
      '...(lazyRoute.action ?': '...(false ?',
      'return isSpaMode && route.id !== "root" ||': 'return false &&',
      /* No route has a fallback, and the root has a page, an error page and a layout. */
      'routeModule.HydrateFallback && (!isSpaMode || route.id === "root") ?': 'false ?',
      'route.id === "root" ? RemixRootDefaultHydrateFallback : undefined': 'undefined',
      'routeModule.ErrorBoundary ? routeModule.ErrorBoundary : route.id === "root" ?':
        'true ? routeModule.ErrorBoundary : false ?',
      '...(Component ?': '...(true ?',
      '...(ErrorBoundary ?': '...(true ?',
      /* Only the root has stylesheets, and the document has those already. */
      'cachedModule ? prefetchStyleLinks(route, cachedModule) : Promise.resolve()': 'undefined',
      'await prefetchStyleLinks(route, routeModule);': '',
      /* Only for the development server and single-page apps. */
      'if (needsRevalidation)': 'if (false)',
      'if (isSpaMode)': 'if (false)',
    },
  },
  {
    module: '@remix-run/react/dist/esm/browser.js',
    texts: {
      /* Only for the development server and single-page apps. */
      'router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;': '',
      'let hmrRouterReadyPromise = new Promise(': 'let hmrRouterReadyPromise = (() => {})(',
      '}).catch(() => {': '}, () => {',
      'if (hmrRouterReadyResolve)': 'if (false)',
      'window.__remixContext.isSpaMode': 'false',
      /* No basename is configured. */
      'window.__remixContext.basename': 'undefined',
    },
  },
  {
    module: '@remix-run/react/dist/esm/routeModules.js',
    texts: {'window.__remixContext.isSpaMode &&': 'false &&'},
  },
  {
    /* The shop isn't a single-page app, and it keeps one scroll position per history entry. */
    module: '@remix-run/react/dist/esm/scroll-restoration.js',
    texts: {
      'if (isSpaMode)': 'if (false)',
      'if (!getKey)': 'if (true)',
      /* The document has already run this script, and React never changes it. */
      'let restoreScroll = (': 'let restoreScroll = false && (',
      '`(${restoreScroll})(${escapeHtml(JSON.stringify(STORAGE_KEY))}, ${escapeHtml(JSON.stringify(key))})`':
        '""',
    },
  },
  {
    module: '@remix-run/react/dist/esm/single-fetch.js',
    texts: {
      /* No route has a client loader. */
      'if (manifest.routes[m.route.id].hasClientLoader)': 'if (false)',
      /* Only for the development server. */
      ' && !window.__remixHdrActive': '',
    },
  },
  {
    /* Only programming errors show these messages, and the stack trace says where. */
    module: '@remix-run/react/dist/esm/invariant.js',
    texts: {'throw new Error(message)': 'throw new Error("Remix: an invariant is false.")'},
  },
  {
    module: '@remix-run/router/dist/router.js',
    texts: {
      /* Only programming errors show these messages, and the stack trace says where. */
      'throw new Error(message);\n  }\n}':
        'throw new Error("Router: an invariant is false.");\n  }\n}',
      'if (!cond)': 'if (false)',
      ', getInvalidPathError("?", "pathname", "search", to)': '',
      ', getInvalidPathError("#", "pathname", "hash", to)': '',
      ', getInvalidPathError("#", "search", "hash", to)': '',
      'warning(path === "*" || !path.endsWith("*")': 'false && (!path.endsWith("*")',
      'warning(!isPropertyStaticallyDefined,': 'false && (!isPropertyStaticallyDefined,',
      [NOTHING_RETURNED]: 'invariant(result.result !== undefined);',
      /* This router only runs in browsers and without a base path, and Remix passes every option. */
      'init.window ? init.window : typeof window !== "undefined" ? window : undefined': 'window',
      'const isServer = !isBrowser;': 'const isServer = false;',
      'if (isBrowser)': 'if (true)',
      'let basename = init.basename || "/";': 'let basename = "/";',
      'if (basename === "/") return pathname;': 'return pathname;',
      'basename !== "/"': 'false',
      'if (init.mapRouteProperties)': 'if (true)',
      'let future = _extends({': 'let future = false && ({',
      'init.dataStrategy || defaultDataStrategy': 'init.dataStrategy',
      'handlerOverride ?': 'true ?',
      'if (patchRoutesOnNavigationImpl)': 'if (true)',
      '!patchRoutesOnNavigationImpl': 'false',
      'if (initialMatches && !init.hydrationData)': 'if (false)',
      'init.hydrationData != null': 'true',
      'init.hydrationData &&': 'true &&',
      'init.hydrationData ?': 'true ?',
      'if (v5Compat && listener)': 'if (false)',
      'if (v7_relativeSplatPath)': 'if (true)',
      /* Remix's data strategy returns no response but redirects, and no headers. */
      'if (isResponse(result))': 'if (false)',
      '_result$init2.headers ?': 'false ?',
      '_result$init4.headers ?': 'false ?',
      '_result$init8.headers ?': 'false ?',
      /* Only the server needs a response's status and headers. */
      'if (!foundError)': 'if (false)',
      'if (result.headers)': 'if (false)',
      'if (result.statusCode && result.statusCode !== 200 && !foundError)': 'if (false)',
      'statusCode: statusCode || 200,\n    loaderHeaders': '',
      /* Remix gives every route an action and a loader, and the server reports a missing one. */
      'if (!actionMatch.route.action && !actionMatch.route.lazy)': 'if (false)',
      'if (!m.route.action && !m.route.lazy)': 'if (false)',
      'if (handler) {\n        // Run statically': 'if (true) {\n        // Run statically',
      'else if (!handler)': 'else if (false)',
      'if (typeof handler !== "function")': 'if (false)',
      'if (status === 400)': 'if (false)',
      'if (status === 403)': 'if (false)',
      'if (status === 404)': 'if (true)',
      /* Forms are sent with GET or POST, as a query or as `multipart/form-data`. */
      'if (opts.formMethod && !isValidMethod(opts.formMethod))': 'if (false)',
      ' || "body" in opts && opts.body !== undefined': '',
      'if (opts.body !== undefined)': 'if (false)',
      'if (opts.formData) {': 'if (true) {',
      'if (formEncType === "application/json")': 'if (false)',
      'if (formEncType === "text/plain")': 'if (false)',
      'if (text != null)': 'if (false)',
      'if (json !== undefined)': 'if (false)',
      'json: submission.json,': '',
      'json: undefined,': '',
      'text: submission.text,': '',
      'text: submission.text': '',
      'text: undefined,': '',
      'text: undefined': '',
      /* Deferred data comes by Remix's single fetch, not by the router's `defer`. */
      'return result.type === ResultType.deferred;': 'return false;',
      'if (isDeferredData(result))': 'if (false)',
      '_internalActiveDeferreds: activeDeferreds,': '',
      'cancelledDeferredRoutes.push(...cancelActiveDeferreds());': '',
      ' || cancelledDeferredRoutes.some(id => id === match.route.id)': '',
      'cancelledDeferredRoutes = [];\n  }': '}',
      'cancelActiveDeferreds(routeId => ': 'false && (routeId => ',
      ' cancelActiveDeferreds();': '',
      '// Wire up subscribers to update loaderData as promises settle\n': 'if (false)\n',
      'await Promise.all([resolveNavigationDeferredResults(': 'false && ([(',
      ', resolveFetcherDeferredResults(': ', (',
      /* No component blocks navigation. */
      'if (blockerFunctions.size === 0)': 'if (true)',
      'if (unblockBlockerHistoryUpdate)': 'if (false)',
      'warning(blockerFunctions.size === 0': 'false && (true',
      'let blockerKey = shouldBlockNavigation({': 'let blockerKey = false && ({',
      'if (blockerKey && delta != null)': 'if (false)',
      'if (blockerKey)': 'if (false)',
      'if (blockers.size > 0)': 'if (false)',
      'state.blockers.forEach((_, key) => deleteBlocker(key));': '',
      'getBlocker,\n    deleteBlocker,': '',
      /* No link asks for a view transition. */
      'restoreAppliedTransitions(routerWindow, appliedViewTransitions);': '',
      'let _saveAppliedTransitions = () => persistAppliedTransitions(routerWindow, appliedViewTransitions);':
        '',
      'routerWindow.addEventListener("pagehide", _saveAppliedTransitions);': '',
      'removePageHideEventListener = () => routerWindow.removeEventListener("pagehide", _saveAppliedTransitions);':
        '',
      '// On POP, enable transitions if they were enabled on the original navigation\n    if (pendingAction === Action.Pop)':
        'if (false)',
      'else if (pendingViewTransitionEnabled)': 'else if (false)',
      'pendingViewTransitionEnabled = (opts && opts.enableViewTransition) === true;': '',
      'enableViewTransition: isNavigation ? pendingViewTransitionEnabled : undefined': '',
      'enableViewTransition: pendingViewTransitionEnabled === true': '',
      'enableViewTransition: opts && opts.viewTransition,': '',
      /* Only for the development server and for other kinds of routers. */
      '_internalFetchControllers: fetchControllers,': '',
      'updating the tree while validating the update algorithm.\n    _internalSetRoutes': '',
      'inFlightDataRoutes || dataRoutes': 'dataRoutes',
      'if (inFlightDataRoutes)': 'if (false)',
      'inFlightDataRoutes == null': 'true',
      'get basename() {\n      return basename;\n    },\n    get future() {\n      return future;\n    },':
        '',
      'createHref: to => init.history.createHref(to),': '',
      '    dispose,\n': '',
    },
  },
  {
    module: 'react-router/dist/index.js',
    texts: {
      /* All components are inside a route of one router, which has no base path. */
      '!!useInRouterContext() ?': 'false ?',
      '!useInRouterContext() ?': 'false ?',
      'return isDataRoute ? useNavigateStable() : useNavigateUnstable();':
        'return useNavigateStable();',
      'if (!isStatic)': 'if (true)',
      'let {\n    isDataRoute\n  } = React.useContext(RouteContext);': '',
      'let {\n    matches: parentMatches\n  } = React.useContext(RouteContext);':
        'let parentMatches = [];',
      'let routeMatch = parentMatches[parentMatches.length - 1];': 'let routeMatch;',
      'navigator.encodeLocation ?': 'true ?',
      'let basename = basenameProp.replace(/^\\/*/, "/");': 'let basename = "/";',
      'if (trailingPathname == null)': 'if (false)',
      'if (locationContext == null)': 'if (false)',
      'if (typeof locationProp === "string")': 'if (false)',
      'future: _extends({\n      v7_relativeSplatPath: false\n    }, future)\n  }), [basename, future,':
        '}), [basename,',
      'if (dataRouterContext && dataRouterContext.static &&': 'if (false &&',
      /* The root has an error page. The router has turned each route's components into elements. */
      'match.route.errorElement || defaultErrorElement': 'match.route.errorElement',
      'match.route.ErrorBoundary || match.route.errorElement ||': 'match.route.errorElement ||',
      'if (match.route.Component)': 'if (false)',
      /* No route has a fallback. */
      'if (dataRouterState && future && true)': 'if (true)',
      '(_future = future) != null && _future.v7_partialHydration': 'true',
      'if (match.route.HydrateFallback || match.route.hydrateFallbackElement)': 'if (false)',
      'if (route.HydrateFallback)': 'if (false)',
      'if (fallbackIndex >= 0)': 'if (false)',
      'if (fallbackIndex < 0 && index === 0)': 'if (index === 0)',
      'if (fallbackIndex === index)': 'if (false)',
      'warningOnce("route-fallback"': 'false && ("route-fallback"',
      'if (dataRouterState) {\n      error =': 'if (true) {\n      error =',
      /* An object of constants, which a bundler would keep. */
      'AwaitRenderStatus.pending': '0',
      'AwaitRenderStatus.success': '1',
      'AwaitRenderStatus.error': '2',
      /* Deferred data comes by Remix's single fetch, not by the router's `defer`. */
      '&& promise._error instanceof AbortedDeferredError': '&& false',
      'const neverSettledPromise = new Promise(() => {});': 'const neverSettledPromise = null;',
      /* Only programming errors show these messages. */
      'console.error("You cannot `useLoaderData` in an errorElement (routeId: " + routeId + ")");':
        '',
    },
  },
  {
    module: 'react-router-dom/dist/index.js',
    texts: {
      /* React 18 has all of these. Looking them up by a computed name would keep the rest of React in the bundle. */
      'React[START_TRANSITION];': 'React.startTransition;',
      'ReactDOM[FLUSH_SYNC];': 'ReactDOM.flushSync;',
      'React[USE_ID];': 'React.useId;',
      'if (startTransitionImpl)': 'if (true)',
      'if (flushSyncImpl)': 'if (true)',
      'useIdImpl ?': 'true ?',
      'else if (!fetcherKey)': 'else if (false)',
      /* This router only runs in browsers and without a base path. */
      'if (typeof document === "undefined")': 'if (false)',
      'if (typeof document !== "undefined")': 'if (true)',
      'let basename = router.basename || "/";': 'let basename = "/";',
      'basename !== "/"': 'false',
      'let {\n    v7_startTransition\n  } = future || {};': 'let v7_startTransition = true;',
      'state.initialized || true ?': 'true ?',
      'let routerFuture = React.useMemo(() => ({\n    v7_relativeSplatPath: true\n  }), [true]);':
        'let routerFuture;',
      'React.useEffect(() => UNSAFE_logV6DeprecationWarnings(future, router.future), [future, router.future]);':
        '',
      'React.useEffect(() => {\n    process.env.NODE_ENV !== "production" ? UNSAFE_warning(fallbackElement':
        'false && (() => {\n    process.env.NODE_ENV !== "production" ? UNSAFE_warning(fallbackElement',
      'window.__reactRouterVersion = REACT_ROUTER_VERSION;': '',
      '(function (DataRouterHook) {': 'false && ((DataRouterHook) => {',
      '(function (DataRouterStateHook) {': 'false && ((DataRouterStateHook) => {',
      /* Links are those of `ui/link.tsx`, and no route renders other routes. */
      'createHref: router.createHref,': '',
      'go: n => router.navigate(n),': '',
      [NAVIGATOR_PUSH]: '',
      /* Submissions come only from forms and their buttons: by GET or POST, as a query or as `multipart/form-data`. */
      'if (isButtonElement(target) || isInputElement(target) && (target.type === "submit" || target.type === "image"))':
        'if (true)',
      'if (formData && encType === "text/plain")': 'if (false)',
      /* Search parameters are only read. */
      'return [searchParams, setSearchParams];': 'return [searchParams];',
      'let navigate = useNavigate();\n  let setSearchParams = React.useCallback(':
        'let setSearchParams = false && (',
      'let defaultSearchParamsRef = React.useRef(createSearchParams(defaultInit));': '',
      'let hasSetSearchParamsRef = React.useRef(false);': '',
      'getSearchParamsForLocation(location.search, hasSetSearchParamsRef.current ? null : defaultSearchParamsRef.current)':
        'new URLSearchParams(location.search)',
      /* No link asks for a view transition. */
      'router.window == null || router.window.document == null || typeof router.window.document.startViewTransition !== "function"':
        'true',
      'if (!viewTransitionOpts || isViewTransitionUnavailable)': 'if (true)',
      'let [pendingState, setPendingState] = React.useState();':
        'let pendingState, setPendingState;',
      'React.useState({\n    isTransitioning: false\n  });': '[];',
      'let [renderDfd, setRenderDfd] = React.useState();': 'let renderDfd, setRenderDfd;',
      'let [transition, setTransition] = React.useState();': 'let transition, setTransition;',
      'let [interruption, setInterruption] = React.useState();':
        'let interruption, setInterruption;',
      'React.useEffect(() => {\n    if (vtContext.isTransitioning &&':
        'false && (() => {\n    if (vtContext.isTransitioning &&',
      'React.useEffect(() => {\n    if (renderDfd &&': 'false && (() => {\n    if (renderDfd &&',
      'React.useEffect(() => {\n    if (!vtContext.isTransitioning &&':
        'false && (() => {\n    if (!vtContext.isTransitioning &&',
    },
  },
  {
    /* The entry points of React 17, the class components' `findDOMNode`, and React's developer tools. */
    module: 'react-dom/cjs/react-dom.production.min.js',
    texts: {
      'exports.render=function': 'false&&function',
      'exports.hydrate=function': 'false&&function',
      'exports.unmountComponentAtNode=function': 'false&&function',
      'exports.unstable_renderSubtreeIntoContainer=function': 'false&&function',
      'exports.findDOMNode=function': 'false&&function',
      'if("undefined"!==typeof __REACT_DEVTOOLS_GLOBAL_HOOK__)': 'if(false)',
    },
  },
  {
    /* Tells React's developer tools how the code was minified. */
    module: 'react-dom/index.js',
    texts: {'checkDCE();\n  module.exports': 'module.exports'},
  },
];
