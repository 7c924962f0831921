import {Scripts} from '@remix-run/react';
import {Children, cloneElement, Fragment, isValidElement, type ReactNode} from 'react';
import {InlineScript} from '~/ui/inline-script';
import {KEPT_HTML} from '~/ui/kept-html';

/** In milliseconds after the HTML arrived, even if the page is still loading. */
const LATEST_START_MS = 1500;

/** Browsers ignore these values, so nothing loads or runs until `START` renames them. */
const DEFERRED_REL = 'x-modulepreload';
const DEFERRED_TYPE = 'x-module';

/* Changing `type` doesn't run a script that is already in the document; inserting a clone does. */
const START = `(() => {
  const script = document.querySelector('script[type="${DEFERRED_TYPE}"]');
  const intents = ['pointerdown', 'pointermove', 'keydown'];
  const start = () => {
    if (script.type === 'module') return;
    intents.forEach((intent) => removeEventListener(intent, start, true));
    document.querySelectorAll('link[rel="${DEFERRED_REL}"]').forEach((link) => (link.rel = 'modulepreload'));
    script.type = 'module';
    script.replaceWith(script.cloneNode(true));
  };
  intents.forEach((intent) => addEventListener(intent, start, {capture: true, passive: true}));
  addEventListener('load', () => new PerformanceObserver(start).observe({type: 'paint', buffered: true}));
  setTimeout(start, ${LATEST_START_MS});
})()`;

/**
 * Remix's scripts start after the page and its images have loaded and painted, or at the first user input: on a phone
 * they would compete with the visible content. Until then, the page works with plain links and forms.
 */
export function DeferredScripts({nonce}: {nonce: string | undefined}) {
  /* Browsers have the elements already, so they don't need Remix's code for them. */
  if (!import.meta.env.SSR && !import.meta.env.DEV) {
    return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={KEPT_HTML} />;
  }
  /*
   * Called instead of rendered, because the elements it returns are changed below: it has no option for `type` and
   * preloads (https://v2.remix.run/docs/components/scripts).
   */
  const scripts = Scripts({nonce});
  if (import.meta.env.DEV) return scripts;
  return (
    <div hidden>
      {postpone(scripts)}
      <InlineScript nonce={nonce} code={START} />
    </div>
  );
}

interface ScriptProps {
  rel?: string;
  type?: string;
  children?: ReactNode;
}

function postpone(nodes: ReactNode): ReactNode {
  return Children.map(nodes, (node) => {
    if (!isValidElement<ScriptProps>(node)) return node;
    const {type, rel, children} = node.props;
    if (node.type === Fragment) return <>{postpone(children)}</>;
    if (rel === 'modulepreload') return cloneElement(node, {rel: DEFERRED_REL});
    return type === 'module' ? cloneElement(node, {type: DEFERRED_TYPE}) : node;
  });
}
