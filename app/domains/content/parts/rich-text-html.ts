import type {RichNode, RichText} from '../rich-text';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function richTextHtml(text: RichText): string {
  return text.map(toHtml).join('');
}

function toHtml(node: RichNode): string {
  if (typeof node === 'string') return escapeHtml(node);
  const attributes = node.tag === 'a' ? ` href="${escapeHtml(node.href)}"` : '';
  return `<${node.tag}${attributes}>${richTextHtml(node.children)}</${node.tag}>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
