import type {BlockKind, ContentPage, PageBlock, StoredPage} from '../page';
import {parseRichText} from '../rich-text';
import {isShown, type ContentView} from '../schedule';

/** A view with drafts prefers the draft over the published version (CMS-04). */
export function visiblePage(
  versions: readonly StoredPage[],
  view: ContentView,
): ContentPage | null {
  const visible = versions.filter((page) => isShown(page, view));
  const [page] = visible.toSorted((a, b) => rank(a) - rank(b));
  if (!page) return null;
  const {status: _, blocks, ...rest} = page;
  return {
    ...rest,
    blocks: blocks
      .filter((stored) => isShown(stored, view))
      .map(({block}) => mapHtml(block, parseRichText)),
  };
}

const rank = ({status}: StoredPage) => (status === 'draft' ? 0 : 1);

export function mapHtml<From, To>(
  block: PageBlock<BlockKind, From>,
  map: (html: From) => To,
): PageBlock<BlockKind, To> {
  switch (block.kind) {
    case 'rich-text':
      return {...block, body: map(block.body)};
    case 'feature-heading':
      return {...block, text: map(block.text)};
    case 'two-column-section':
      return {
        ...block,
        columns: block.columns.map((column) => ({...column, text: map(column.text)})),
      };
    case 'faq':
      return {
        ...block,
        entries: block.entries.map((entry) => ({...entry, answer: map(entry.answer)})),
      };
    default:
      return block;
  }
}
