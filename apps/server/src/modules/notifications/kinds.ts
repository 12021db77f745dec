import type { Right } from '@szansa/domain/access';
import type { AuditAction, AuditEntity } from '@szansa/domain/audit';
import type {
  NotificationContent,
  NotificationGroup,
  NotificationKind,
  NotificationSource,
  NotificationType,
} from '@szansa/domain/notification';

import type { AuditEntry, Db, EndedMail, Person, Work } from '#platform';
import type { NotificationSubject } from './subject-queries.ts';

/** Something that people are told. */
export interface NewNotification<Content extends NotificationContent = NotificationContent> {
  /** Who is to be told, as far as they may read it; whoever caused it is left out. */
  readonly to: readonly string[];
  /** The record of the kind's subject; null for what is about none. */
  readonly recordId: string | null;
  readonly content: Content;
  /** What it is about, such as `activity/ID/INSTANT`: one person is told the same once. Left out by what happens once. */
  readonly key?: string;
}

/** An action of the audit log. */
export type Happening = { [Entity in AuditEntity]: `${Entity}/${AuditAction<Entity>}` }[AuditEntity];

type ContentFor<Kind extends NotificationKind> = Extract<NotificationContent, { readonly kind: Kind }>;

/**
 * A kind of notification, as its module declares it: of what it is made, where it leads, who may read it, and what it
 * follows from. Its text stands in `notificationText`.
 */
interface Declaration<Kind extends NotificationKind, Content extends NotificationContent> {
  readonly kind: Kind;
  /** What it is about, where people choose how they are told. */
  readonly group: NotificationGroup;
  /** What names no record comes from the dashboard. */
  readonly source: NotificationSource;
  type(content: Content): NotificationType;
  /** What reading one takes, beside reading its record. */
  readonly right: Right;
  /** Null for what is about no record. */
  readonly subject: NotificationSubject | null;
  /** The page of the application that it leads to. */
  link(content: Content, recordId: string | null): `/${string}`;
  /** Several within a minute are one: those about one record, or all of the kind. */
  readonly joined?: 'record' | 'kind';
  /** Whether a new one takes the place of one that has not been read: it says how things are now. */
  readonly isLatestOnly?: boolean;
  /** Whether the application says it by other means than a toast of its own. */
  readonly isQuiet?: boolean;
  /** Who may come to be told, among those who have the right; all of them where it is left out. */
  readonly isFor?: (person: Person) => boolean;
  /** Actions of the audit log that it follows from, in the transaction of each. */
  readonly hears?: readonly Happening[];
  /** Who is told what because of them. */
  tell?(work: Work, entries: readonly AuditEntry[]): Promise<readonly NewNotification<Content>[]>;
  /** Who is told what because a mail has ended. */
  onMailEnd?(work: Work, mail: EndedMail): Promise<readonly NewNotification<Content>[]>;
  /** Who is told what on a working morning, each under a key. */
  onMorning?(db: Db, day: string): Promise<readonly NewNotification<Content>[]>;
  /** Whether it is looked for in the rest of the day as well: it may have been written down after the morning. */
  readonly isLookedForAllDay?: boolean;
}

export type NotificationDeclaration<Kind extends NotificationKind = NotificationKind> = Declaration<
  Kind,
  ContentFor<Kind>
>;

/** Every kind with its declaration; one that no module declares does not compile. */
export type NotificationRegistry = {
  readonly [Kind in NotificationKind]: NotificationDeclaration<Kind>;
};

/** A declared kind whichever it is. */
export function declarationOf(
  registry: NotificationRegistry,
  kind: NotificationKind,
): NotificationDeclaration {
  return registry[kind];
}

/** Whether somebody may come to be told of a kind. */
export function mayReceive({ right, isFor }: NotificationDeclaration, actor: Person): boolean {
  return actor.can(right) && (isFor?.(actor) ?? true);
}
