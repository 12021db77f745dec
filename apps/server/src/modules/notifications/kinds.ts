import type { Right } from '@szansa/domain/access';
import type {
  NotificationContent,
  NotificationGroup,
  NotificationKind,
  NotificationSource,
  NotificationType,
} from '@szansa/domain/notification';

import type { Db, DomainEvents, EndedMail, Person, Work } from '#platform';
import type { NotificationSubject } from './subject-queries.ts';

/** A notification to be delivered. */
export interface NewNotification<Content extends NotificationContent = NotificationContent> {
  /** Recipients, as far as they may read it; the user who caused it is left out. */
  readonly to: readonly string[];
  /** The record of the kind's subject; null for what is about none. */
  readonly recordId: string | null;
  readonly content: Content;
  /**
   * Its identity, such as `activity/ID/INSTANT`: a user gets one only once. Left out for events that occur only once.
   */
  readonly key?: string;
}

type ContentFor<Kind extends NotificationKind> = Extract<NotificationContent, { readonly kind: Kind }>;

/**
 * A kind of notification, as its module declares it: its content, its link, who may read it, and the events that cause
 * it. Its text is in `notificationText`.
 */
interface Declaration<Kind extends NotificationKind, Content extends NotificationContent> {
  readonly kind: Kind;
  /** The group under which the settings list it. */
  readonly group: NotificationGroup;
  /** What names no record comes from the dashboard. */
  readonly source: NotificationSource;
  type(content: Content): NotificationType;
  /** The right needed to read one, besides access to its record. */
  readonly right: Right;
  /** Null for what is about no record. */
  readonly subject: NotificationSubject | null;
  /** The page of the application that it leads to. */
  link(content: Content, recordId: string | null): `/${string}`;
  /** Several within a minute are one: those about one record, or all of the kind. */
  readonly joined?: 'record' | 'kind';
  /** Whether a new one replaces an unread one, because it describes the current state. */
  readonly isLatestOnly?: boolean;
  /** Whether the application shows it by other means than a toast of its own. */
  readonly isQuiet?: boolean;
  /** Which users with the right can receive it; all of them if left out. */
  readonly isFor?: (person: Person) => boolean;
  /** The events that cause it: each returns the notifications of all events of its name in a transaction. */
  readonly on?: {
    readonly [Name in keyof DomainEvents]?: (
      work: Work,
      events: readonly DomainEvents[Name][],
    ) => Promise<readonly NewNotification<Content>[]>;
  };
  /** Returns the notifications caused by the result of a mail. */
  onMailEnd?(work: Work, mail: EndedMail): Promise<readonly NewNotification<Content>[]>;
  /** Returns the notifications of a working day's morning, each with a key. */
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

/** Whether a user can receive a kind of notification. */
export function mayReceive({ right, isFor }: NotificationDeclaration, actor: Person): boolean {
  return actor.can(right) && (isFor?.(actor) ?? true);
}
