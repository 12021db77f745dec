import type { RoleKey } from '../access/index.ts';
import type { CalendarDate } from '../shared/index.ts';
import type { NoteNode } from './note.ts';

/** The states of an announcement (specification, section 4). */
export const noticeStates = ['draft', 'sent'] as const;

export type NoticeState = (typeof noticeStates)[number];

/** How far one of its recipients is. */
export const entryStates = ['unread', 'read', 'confirmed'] as const;

export type EntryState = (typeof entryStates)[number];

export function entryStateOf({
  readAt,
  confirmedAt,
}: {
  readonly readAt: unknown;
  readonly confirmedAt: unknown;
}): EntryState {
  if (confirmedAt !== null) return 'confirmed';
  return readAt === null ? 'unread' : 'read';
}

/** What may be missing or invalid in a draft, so that it cannot be sent. */
export const noticeGaps = ['note', 'recipients', 'validUntil'] as const;

export type NoticeGap = (typeof noticeGaps)[number];

/** Returns whether an announcement is still valid on a Warsaw day (rule CN3). */
export function isValidOn(
  { validUntil }: { readonly validUntil: CalendarDate | null },
  today: CalendarDate,
): boolean {
  return validUntil === null || validUntil >= today;
}

interface Sendable {
  readonly note: NoteNode | null;
  readonly validUntil: CalendarDate | null;
  readonly roles: readonly RoleKey[];
  readonly userIds: readonly string[];
}

/** Returns why a draft cannot be sent today: it has no text or no recipients, or is no longer valid (rule CN1). */
export function gapsOf(draft: Sendable, today: CalendarDate): NoticeGap[] {
  const is: Readonly<Record<NoticeGap, boolean>> = {
    note: draft.note === null,
    recipients: draft.roles.length === 0 && draft.userIds.length === 0,
    validUntil: !isValidOn(draft, today),
  };
  return noticeGaps.filter((gap) => is[gap]);
}
