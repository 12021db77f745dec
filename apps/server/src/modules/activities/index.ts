export { activityReminder } from './notifications.ts';
