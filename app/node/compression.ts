import type {IncomingMessage} from 'node:http';

const COMPRESSIBLE = /^(text\/|application\/(json|xml|manifest\+json|.+\+xml)|image\/svg\+xml)/;

export function isCompressible(contentType: string): boolean {
  return COMPRESSIBLE.test(contentType) && !contentType.startsWith('text/event-stream');
}

export function acceptsEncoding({headers}: IncomingMessage, encoding: 'br' | 'gzip'): boolean {
  return (headers['accept-encoding'] ?? '').split(',').some((item) => {
    const [name, ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
