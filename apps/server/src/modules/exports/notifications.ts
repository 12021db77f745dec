import type { NotificationDeclaration } from '#modules/notifications';

/** Notification that a requested list is available as a file; the job that made the file sends it. */
export const exportCompleted: NotificationDeclaration<'export_completed'> = {
  kind: 'export_completed',
  group: 'exports',
  source: 'dashboard',
  type: () => 'system',
  right: 'export.get',
  subject: null,
  link: () => '/admin/export-requests',
  // the browser already shows a toast for the event of the request
  isQuiet: true,
};
