export { addNotifications } from './demo-queries.ts';
export type { NotificationDeclaration } from './kinds.ts';
export type { NotificationSubject } from './subject-queries.ts';
export { notify } from './notify.ts';
export { readAbout, readNotificationsOf } from './reading.ts';
