import type { ActivityType } from '../activity/index.ts';

/** What a notification is about: the specification's types of section 3. */
export const notificationTypes = ['calendar', 'admin', 'comments', 'system'] as const;

export type NotificationType = (typeof notificationTypes)[number];

/** Where a notification comes from: the specification's sources of section 3. */
export const notificationSources = ['customerFile', 'dashboard'] as const;

export type NotificationSource = (typeof notificationSources)[number];

/** What the text of a notification of each kind is made of. */
export interface NotificationContents {
  /** An activity begins; its instant is ISO 8601. */
  readonly activity_reminder: {
    readonly type: ActivityType;
    readonly title: string;
    readonly startAt: string;
  };
}

export type NotificationKind = keyof NotificationContents;

/** The kinds, each with its type. */
export const notificationKinds = {
  activity_reminder: 'calendar',
} as const satisfies Readonly<Record<NotificationKind, NotificationType>>;

/** A kind with what its text is made of. */
export type NotificationContent = {
  [Kind in NotificationKind]: { readonly kind: Kind } & NotificationContents[Kind];
}[NotificationKind];

/** The tabs of the panel that list notifications. */
export const notificationTabs = ['unread', 'read'] as const;

export type NotificationTab = (typeof notificationTabs)[number];
