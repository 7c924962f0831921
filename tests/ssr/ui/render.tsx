import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {StaticRouter} from 'react-router-dom/server';

/** The server's markup of a primitive inside a router, which links need. Throws when a browser global exists. */
export function renderOnServer(content: ReactNode): string {
  if (typeof window !== 'undefined' || typeof document !== 'undefined') {
    throw new Error('this is no server: there is a window');
  }
  return renderToString(<StaticRouter location="/">{content}</StaticRouter>);
}

/** The opening tags of all elements with this name, in document order. */
export function tagsOf(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}(?=[\\s>])[^>]*>`, 'g')) ?? [];
}

/**
 * The value of an attribute in an opening tag, ignoring the name's case: an empty string when it has no value,
 * undefined when it is missing.
 */
export function attribute(tag: string | undefined, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag ?? '')?.[1];
}
