export { NotificationList, type Notification, type NotificationListProps } from './notification-list.tsx';
