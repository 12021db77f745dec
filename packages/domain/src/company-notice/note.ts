import { z } from 'zod';

import { printable, typedText } from '../shared/index.ts';

/** A mark of a piece of text; `attrs` has the address of a link. */
export interface NoteMark {
  type: string;
  attrs?: { href: string };
}

/** The text of an announcement as the editor produces it, or a part of it. */
export interface NoteNode {
  type: string;
  text?: string;
  marks?: NoteMark[];
  attrs?: { start: number };
  content?: NoteNode[];
}

/** Maximum number of characters of an announcement, without formatting. */
export const longestNote = 20_000;

/** Maximum number of nodes, and of levels of nesting: lists of lists, and no more. */
const mostParts = 4000;
const deepest = 20;

const blocks = new Set(['doc', 'paragraph', 'bulletList', 'orderedList', 'listItem', 'blockquote']);
const plainMarks = new Set(['bold', 'italic', 'strike', 'code']);
const followable = /^(?:https?:\/\/|mailto:)\S{1,2000}$/i;

const mark = z.looseObject({
  type: z.string(),
  attrs: z.looseObject({ href: z.unknown().optional() }).optional(),
});
const part = z.looseObject({
  type: z.string(),
  text: z.unknown().optional(),
  marks: z.array(mark).max(10).nullish(),
  attrs: z.looseObject({ start: z.unknown().optional() }).nullish(),
  content: z.array(z.unknown()).nullish(),
});

/** Returns the text without formatting; blocks are on separate lines. */
export function noteText({ type, text = '', content = [] }: NoteNode): string {
  if (type === 'text') return text;
  if (type === 'hardBreak') return '\n';
  const isOfBlocks = content.some((one) => blocks.has(one.type));
  return content.map(noteText).join(isOfBlocks ? '\n' : '');
}

/** A note that is no document of the editor, or too large to be one. */
class NotANote extends Error {}

function allowedMark({ type, attrs }: z.infer<typeof mark>): NoteMark {
  if (plainMarks.has(type)) return { type };
  const href = attrs?.href;
  if (type === 'link' && typeof href === 'string' && followable.test(href)) return { type, attrs: { href } };
  throw new NotANote();
}

/** Copies the node types and attributes that an announcement may contain, and nothing else. @throws NotANote */
function allowedNode(given: unknown, depth: number, left: { parts: number }): NoteNode {
  left.parts -= 1;
  const parsed = part.safeParse(given);
  if (!parsed.success || depth > deepest || left.parts < 0) throw new NotANote();
  const { type, text, marks, attrs, content } = parsed.data;
  if (type === 'hardBreak') return { type };
  if (type === 'text') {
    const written = typedText().safeParse(text).data ?? '';
    if (written === '') throw new NotANote();
    return { type, text: written, ...(marks?.length ? { marks: marks.map(allowedMark) } : {}) };
  }
  if (!blocks.has(type) || (type === 'doc') !== (depth === 0)) throw new NotANote();
  const start = attrs?.start;
  return {
    type,
    ...(type === 'orderedList' && Number.isSafeInteger(start) ? { attrs: { start: Number(start) } } : {}),
    ...(content?.length ? { content: content.map((one) => allowedNode(one, depth + 1, left)) } : {}),
  };
}

/** Returns the document of the editor as it is stored; undefined for an invalid one. */
function allowedNote(given: unknown): NoteNode | undefined {
  try {
    return allowedNode(given, 0, { parts: mostParts });
  } catch (error) {
    if (error instanceof NotANote) return undefined;
    throw error;
  }
}

/**
 * The text of an announcement, as the editor sends it and as it is stored: only known formatting and safe links (rule
 * CN6). A document without text is null.
 */
export const note = z.custom<NoteNode | null>().transform((given, context): NoteNode | null => {
  if (given === null) return null;
  const document = allowedNote(given);
  if (!document) {
    context.addIssue({ code: 'custom', message: 'format_invalid' });
    return z.NEVER;
  }
  const text = noteText(document);
  if (text.trim() === '') return null;
  if (!printable(text)) context.addIssue({ code: 'custom', message: 'text_unprintable' });
  if (text.length > longestNote) {
    context.addIssue({ code: 'too_big', origin: 'string', maximum: longestNote, inclusive: true });
  }
  return document;
});
