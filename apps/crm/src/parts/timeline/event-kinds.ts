import type { TimelineEventType } from '@szansa/domain/opportunity';
import type { Tone } from '@szansa/ui/theme';
import {
  Archive,
  ArchiveRestore,
  ArrowRightLeft,
  CalendarCheck,
  CalendarClock,
  CalendarPlus,
  CalendarSync,
  CalendarX,
  CircleCheck,
  CopyPlus,
  FileMinus,
  FilePlus,
  FileText,
  Mail,
  MailCheck,
  MailX,
  Megaphone,
  MessageSquare,
  Pencil,
  Plus,
  ShieldCheck,
  Sparkles,
  StickyNote,
  Tags,
  Trash2,
  UserRoundCog,
  UserRoundMinus,
  UserRoundPlus,
  UserRoundX,
  type LucideIcon,
} from 'lucide-react';

/** What the timeline can be narrowed to. */
export const eventKinds = {
  stages: [
    'created',
    'status_changed',
    'owner_changed',
    'reassign_requested',
    'reassign_rejected',
    'reassign_withdrawn',
    'archived',
    'unarchived',
    'edit_consented',
  ],
  offers: ['offer_added', 'offer_changed', 'offer_removed', 'offer_chosen', 'offer_copied'],
  documents: ['document_added', 'document_removed', 'pdf_saved'],
  activities: [
    'activity_planned',
    'activity_changed',
    'activity_done',
    'activity_reopened',
    'activity_removed',
  ],
  conversation: ['comment_added', 'note_added', 'customer_notified', 'notice_sent', 'notice_failed'],
  details: ['lead_source_changed', 'labels_changed', 'note_changed'],
} as const satisfies Readonly<Record<string, readonly TimelineEventType[]>>;

export type EventKind = keyof typeof eventKinds;

export function isEventKind(value: string | undefined): value is EventKind {
  return value !== undefined && Object.hasOwn(eventKinds, value);
}

/** How each event looks in the list. */
export const eventMarks: Readonly<Record<TimelineEventType, { icon: LucideIcon; tone: Tone }>> = {
  created: { icon: Sparkles, tone: 'teal' },
  status_changed: { icon: ArrowRightLeft, tone: 'indigo' },
  owner_changed: { icon: UserRoundCog, tone: 'violet' },
  reassign_requested: { icon: UserRoundPlus, tone: 'violet' },
  reassign_rejected: { icon: UserRoundX, tone: 'orange' },
  reassign_withdrawn: { icon: UserRoundMinus, tone: 'grey' },
  lead_source_changed: { icon: Megaphone, tone: 'grey' },
  labels_changed: { icon: Tags, tone: 'grey' },
  note_changed: { icon: Pencil, tone: 'grey' },
  offer_added: { icon: Plus, tone: 'blue' },
  offer_changed: { icon: Pencil, tone: 'blue' },
  offer_removed: { icon: Trash2, tone: 'orange' },
  offer_chosen: { icon: CircleCheck, tone: 'green' },
  offer_copied: { icon: CopyPlus, tone: 'blue' },
  document_added: { icon: FilePlus, tone: 'blue' },
  document_removed: { icon: FileMinus, tone: 'orange' },
  pdf_saved: { icon: FileText, tone: 'blue' },
  activity_planned: { icon: CalendarPlus, tone: 'indigo' },
  activity_changed: { icon: CalendarClock, tone: 'indigo' },
  activity_done: { icon: CalendarCheck, tone: 'green' },
  activity_reopened: { icon: CalendarSync, tone: 'indigo' },
  activity_removed: { icon: CalendarX, tone: 'orange' },
  comment_added: { icon: MessageSquare, tone: 'amber' },
  note_added: { icon: StickyNote, tone: 'amber' },
  archived: { icon: Archive, tone: 'violet' },
  unarchived: { icon: ArchiveRestore, tone: 'teal' },
  edit_consented: { icon: ShieldCheck, tone: 'orange' },
  customer_notified: { icon: Mail, tone: 'blue' },
  notice_sent: { icon: MailCheck, tone: 'green' },
  notice_failed: { icon: MailX, tone: 'orange' },
};
