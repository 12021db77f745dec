export { isWorkingDay, morningAt, reservationsUntil, type Morning } from './mornings.ts';
export {
  notificationChannels,
  notificationGroups,
  notificationKinds,
  notificationSources,
  notificationTabs,
  notificationTypes,
  usualChannel,
  type ContentOf,
  type NotificationChannel,
  type NotificationContent,
  type NotificationGroup,
  type NotificationKind,
  type NotificationSource,
  type NotificationTab,
  type NotificationType,
} from './notification.ts';
