export { NotificationList, type Notification, type NotificationListProps } from './notification-list.tsx';
export { relativeTime } from './relative-time.ts';
