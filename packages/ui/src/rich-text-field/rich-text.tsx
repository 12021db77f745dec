import type { ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';
import { safeHref, text, type RichTextMark, type RichTextNode } from './document.ts';
import { mentionClasses, proseClasses } from './prose-classes.ts';

export interface RichTextProps {
  value: RichTextNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A stored text for reading. What it does not know it shows as plain text; no editor is loaded. */
export function RichText({ value, className, ref }: RichTextProps) {
  return (
    <div ref={ref} data-slot="rich-text" className={classes('flex flex-col gap-1', proseClasses, className)}>
      {nodes(value.content)}
    </div>
  );
}

function nodes(content: readonly RichTextNode[] | undefined): ReactNode {
  return content?.map((node, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a stored text does not change its order while it is read
    <Part key={index} node={node} />
  ));
}

function Part({ node }: { node: RichTextNode }): ReactNode {
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduce<ReactNode>(marked, node.text);
    case 'hardBreak':
      return <br />;
    case 'mention':
      return (
        <span className={mentionClasses}>@{text(node.attrs?.['label']) || text(node.attrs?.['id'])}</span>
      );
    case 'paragraph':
      return <p>{nodes(node.content)}</p>;
    case 'bulletList':
      return <ul>{nodes(node.content)}</ul>;
    case 'orderedList': {
      const start = node.attrs?.['start'];
      return <ol {...(typeof start === 'number' ? { start } : {})}>{nodes(node.content)}</ol>;
    }
    case 'listItem':
      return <li>{nodes(node.content)}</li>;
    case 'blockquote':
      return <blockquote>{nodes(node.content)}</blockquote>;
    default:
      return nodes(node.content);
  }
}

function marked(children: ReactNode, mark: RichTextMark): ReactNode {
  if (mark.type === 'bold') return <strong>{children}</strong>;
  if (mark.type === 'italic') return <em>{children}</em>;
  if (mark.type === 'strike') return <s>{children}</s>;
  if (mark.type === 'code') return <code>{children}</code>;
  const href = mark.type === 'link' ? safeHref(mark.attrs?.['href']) : undefined;
  if (href === undefined) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
