import type {Plugin} from 'vite';
import {replaceTexts} from './replace-texts';

const MODULE = /\/react-dom\/cjs\/react-dom-server\.browser\.production\.min\.js$/;

/* `l` holds what is written until the next flush, `n` its bytes; `ca` is the encoder. */
const CHANGES = {
  'var l=null,n=0;': 'var l="";',
  'function p(a,b){if(0!==b.length)if(512<b.length)0<n&&(a.enqueue(new Uint8Array(l.buffer,0,n)),l=new Uint8Array(512),n=0),a.enqueue(b);else{var c=l.length-n;c<b.length&&(0===c?a.enqueue(l):(l.set(b.subarray(0,c),n),a.enqueue(l),b=b.subarray(c)),l=new Uint8Array(512),n=0);l.set(b,n);n+=b.length}}':
    'function p(a,b){l+=b}',
  'function ba(a){l&&0<n&&(a.enqueue(new Uint8Array(l.buffer,0,n)),l=null,n=0)}':
    'function ba(a){if(l){var b=l;l="";a.enqueue(ca.encode(b))}}',
  'function u(a){return ca.encode(a)}function w(a){return ca.encode(a)}':
    'function u(a){return a}function w(a){return a}',
  'l=new Uint8Array(512);n=0;': 'l="";',
};

/**
 * Makes React's server renderer collect its output as text and encode it once per flush. React 18 and 19 encode each
 * attribute and text separately, thousands per page, and copy the bytes into 512-byte chunks, which took a third of the
 * rendering time. The build fails if React has changed.
 */
export function writeTextAtOnce(): Plugin {
  return {
    name: 'write-text-at-once',
    apply: 'build',
    transform: (code, id) => (MODULE.test(id) ? {code: changeRenderer(code), map: null} : null),
  };
}

export const changeRenderer = (code: string) => replaceTexts(code, CHANGES);
