import {Scripts} from '@remix-run/react';
import {Children, cloneElement, Fragment, isValidElement, type ReactNode} from 'react';

/** Scripts start no later than this many ms after the page's HTML has come, also while something of it is late. */
const LATEST_START_MS = 1500;

/** What no browser loads or runs, until `START` has renamed it. */
const WAITING_REL = 'x-modulepreload';
const WAITING_TYPE = 'x-module';

/* A script that was no script becomes one when it is put into the document once more. */
const START = `(() => {
  const script = document.querySelector('script[type="${WAITING_TYPE}"]');
  const intents = ['pointerdown', 'pointermove', 'keydown'];
  const start = () => {
    if (script.type === 'module') return;
    intents.forEach((intent) => removeEventListener(intent, start, true));
    document.querySelectorAll('link[rel="${WAITING_REL}"]').forEach((link) => (link.rel = 'modulepreload'));
    script.type = 'module';
    script.replaceWith(script.cloneNode(true));
  };
  intents.forEach((intent) => addEventListener(intent, start, {capture: true, passive: true}));
  addEventListener('load', () => new PerformanceObserver(start).observe({type: 'paint', buffered: true}));
  setTimeout(start, ${LATEST_START_MS});
})()`;

/**
 * Remix's scripts, started once the page with its pictures is there and has been painted, or at the first sign of a
 * visitor: on a phone they would else compete with what is to be seen first. What they bring works before them as plain
 * links and forms.
 */
export function LateScripts({nonce}: {nonce: string | undefined}) {
  /* Called, not rendered: what it returns is changed below. */
  const scripts = Scripts({nonce});
  if (import.meta.env.DEV) return scripts;
  return (
    <>
      {postpone(scripts)}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{__html: START}} />
    </>
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
    if (rel === 'modulepreload') return cloneElement(node, {rel: WAITING_REL});
    return type === 'module' ? cloneElement(node, {type: WAITING_TYPE}) : node;
  });
}
