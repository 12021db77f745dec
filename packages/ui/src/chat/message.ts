import type { AvatarPicture, AvatarStatus } from '../avatar/index.ts';

export interface TextRange {
  start: number;
  /** First character after the range. */
  end: number;
}

/** What is drawn of a person beside their name. */
export interface PersonMark {
  picture?: AvatarPicture | null | undefined;
  /** Whether they are online now; left out, it is not known. */
  status?: AvatarStatus | undefined;
}

export interface MessageFile {
  id: string;
  name: string;
  /** Bytes. */
  size?: number | undefined;
  /** A small picture of the file; shown instead of its name and size. */
  previewUrl?: string | undefined;
  /** Fetches such a picture where it has no address of its own; called when the message comes into view. */
  loadPreview?: (() => Promise<Blob>) | undefined;
  /** Fetches a small picture of its first page, shown beside its name. */
  loadThumbnail?: (() => Promise<Blob>) | undefined;
  /** How much of it has left, 0 to 1, while its message is being sent. */
  progress?: number | undefined;
}

/** A person who has read a message. */
export interface Reader {
  name: string;
  /** When, ISO 8601 with a zone. */
  at: string;
}

/** A message that another one answers. */
export interface QuotedMessage {
  id: string;
  authorName: string;
  /** Its first words, plain text. */
  text: string;
  removed?: boolean | undefined;
}

export interface ChatMessage {
  id: string;
  authorName: string;
  author?: PersonMark | undefined;
  own: boolean;
  /** ISO 8601 with a zone. */
  at: string;
  /** Plain text. */
  body: string;
  /** Where in `body` people are mentioned. */
  mentions?: readonly TextRange[] | undefined;
  files?: readonly MessageFile[] | undefined;
  /** What it answers. */
  replyTo?: QuotedMessage | undefined;
  edited?: boolean | undefined;
  removed?: boolean | undefined;
  /** Those who have read it. */
  readBy?: readonly Reader[] | undefined;
  /** On its way to the server. */
  pending?: boolean | undefined;
  /** Pending, and nothing can be sent until the network is back. */
  queued?: boolean | undefined;
  /** Pending, and may be given up. */
  canDrop?: boolean | undefined;
  /** Not sent; may be tried again. */
  failed?: boolean | undefined;
  canEdit?: boolean | undefined;
  canRemove?: boolean | undefined;
}

export interface BodyPart {
  text: string;
  mention: boolean;
  /** Offset in the body; distinguishes equal parts. */
  start: number;
}

/** Cuts a body at its mentions; ranges that overlap or leave the text are ignored. */
export function splitMentions(body: string, mentions: readonly TextRange[]): BodyPart[] {
  const parts: BodyPart[] = [];
  let position = 0;
  for (const { start, end } of mentions.toSorted((a, b) => a.start - b.start)) {
    if (start < position || end <= start || end > body.length) continue;
    if (start > position) parts.push({ text: body.slice(position, start), mention: false, start: position });
    parts.push({ text: body.slice(start, end), mention: true, start });
    position = end;
  }
  if (position < body.length) parts.push({ text: body.slice(position), mention: false, start: position });
  return parts;
}

/** Milliseconds within which messages of one person are grouped under one name. */
const SAME_BREATH = 5 * 60_000;

/** Whether a message goes on where the one before it stopped: same person, shortly after. */
export function continues(before: ChatMessage | undefined, message: ChatMessage): boolean {
  if (!before || before.own !== message.own || before.authorName !== message.authorName) return false;
  return new Date(message.at).getTime() - new Date(before.at).getTime() < SAME_BREATH;
}
