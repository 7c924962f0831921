import {Fragment} from 'react';
import {TextLink} from '~/ui/text-link';
import type {RichNode, RichTag, RichText} from './rich-text';

const CLASS_NAMES: Record<RichTag, string | undefined> = {
  p: 'my-3',
  h2: 'mt-6 mb-2 text-heading-s',
  h3: 'mt-4 mb-1 text-title',
  ul: 'my-3 list-disc pl-6',
  ol: 'my-3 list-decimal pl-6',
  li: 'my-1',
  strong: undefined,
  em: undefined,
};

export function RichTextView({text}: {text: RichText}) {
  return (
    <>
      {text.map((node, index) => (
        <Fragment key={index}>{renderNode(node)}</Fragment>
      ))}
    </>
  );
}

function renderNode(node: RichNode) {
  if (typeof node === 'string') return node;
  const children = <RichTextView text={node.children} />;
  if (node.tag === 'a') return <TextLink to={node.href}>{children}</TextLink>;
  const {tag: Element} = node;
  return <Element className={CLASS_NAMES[Element]}>{children}</Element>;
}
