import type { NotificationDeclaration } from '#modules/notifications';

/** A list the reader asked for is a file now; the job that made it tells. */
export const exportCompleted: NotificationDeclaration<'export_completed'> = {
  kind: 'export_completed',
  group: 'exports',
  source: 'dashboard',
  type: () => 'system',
  right: 'export.get',
  subject: null,
  link: () => '/admin/export-requests',
  // the answer to the request says it in a toast of its own
  isQuiet: true,
};
