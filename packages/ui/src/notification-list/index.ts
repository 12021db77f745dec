export { type NotificationAction } from './notification-actions.tsx';
export { NotificationList, type Notification, type NotificationListProps } from './notification-list.tsx';
