import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {StaticRouter} from 'react-router-dom/server';

/** The server's markup of a primitive inside a router, which links need. Fails where a browser would be needed. */
export function renderOnServer(content: ReactNode): string {
  if (typeof window !== 'undefined' || typeof document !== 'undefined') {
    throw new Error('this is no server: there is a window');
  }
  return renderToString(<StaticRouter location="/">{content}</StaticRouter>);
}

/** The opening tags of an element by name, in order. */
export function tagsOf(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}(?=[\\s>])[^>]*>`, 'g')) ?? [];
}

/** An attribute of an opening tag, whatever its case; an empty string for one without a value, undefined for none. */
export function attribute(tag: string | undefined, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag ?? '')?.[1];
}
