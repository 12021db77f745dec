export interface RichTextMark {
  type: string;
  attrs?: Record<string, unknown>;
}

/** A Tiptap document or a part of it, as stored. */
export interface RichTextNode {
  type?: string;
  attrs?: Record<string, unknown>;
  marks?: RichTextMark[];
  text?: string;
  content?: RichTextNode[];
}

/** What is written, without its looks: blocks on lines of their own, mentions as `@name`. */
export function plainText(node: RichTextNode): string {
  return lines(node).join('\n').trim();
}

function lines(node: RichTextNode): string[] {
  const children = node.content ?? [];
  if (children.some((child) => isBlock(child.type))) return children.flatMap(lines);
  return children.map(inline).join('').split('\n');
}

function inline(node: RichTextNode): string {
  if (node.type === 'hardBreak') return '\n';
  if (node.type === 'mention') return `@${text(node.attrs?.['label']) || text(node.attrs?.['id'])}`;
  return node.text ?? '';
}

const INLINE = new Set(['text', 'hardBreak', 'mention']);

function isBlock(type: string | undefined): boolean {
  return type !== undefined && !INLINE.has(type);
}

/** Ids of everybody mentioned, each once, in the order of the text. */
export function mentionedIds(node: RichTextNode): string[] {
  const own = node.type === 'mention' ? [text(node.attrs?.['id'])].filter(Boolean) : [];
  return [...new Set([...own, ...(node.content ?? []).flatMap(mentionedIds)])];
}

/** The address when it may be followed (http, https, mailto), otherwise undefined. */
export function safeHref(href: unknown): string | undefined {
  if (typeof href !== 'string') return undefined;
  return /^(?:https?:\/\/|mailto:)\S+$/i.test(href) ? href : undefined;
}

/** What people type as an address → one that may be followed: `firma.pl` is https, `jan@firma.pl` is mail. */
export function readHref(typed: string): string | undefined {
  const trimmed = typed.trim();
  if (/^[a-z][a-z\d+.-]*:/i.test(trimmed)) return safeHref(trimmed);
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(trimmed)) return `mailto:${trimmed}`;
  return /^[^\s/]+\.[^\s]+$/.test(trimmed) ? safeHref(`https://${trimmed}`) : undefined;
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
