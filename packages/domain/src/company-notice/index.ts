export { mostNamed, noticeInput, noticePatch, type NoticeInput, type NoticePatch } from './company-notice.ts';
export { longestNote, noteText, type NoteNode } from './note.ts';
export { onTop, withNew, withoutConfirmed, withRead, type PendingNotice } from './pending.ts';
export {
  entryStateOf,
  entryStates,
  gapsOf,
  isValidOn,
  noticeGaps,
  noticeStates,
  type EntryState,
  type NoticeGap,
  type NoticeState,
} from './states.ts';
