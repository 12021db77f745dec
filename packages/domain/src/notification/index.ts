export {
  notificationKinds,
  notificationSources,
  notificationTabs,
  notificationTypes,
  type NotificationContent,
  type NotificationKind,
  type NotificationSource,
  type NotificationTab,
  type NotificationType,
} from './notification.ts';
