import type { NotificationDeclaration } from '#modules/notifications';
import { opportunityPath, opportunitySubject } from '#modules/opportunities';

/** An activity of the reader's begins soon; the job of reminders tells it. */
export const activityReminder: NotificationDeclaration<'activity_reminder'> = {
  kind: 'activity_reminder',
  group: 'activities',
  source: 'customerFile',
  type: () => 'calendar',
  right: 'activity.get',
  subject: opportunitySubject,
  link: (_, recordId) => (recordId === null ? '/calendar' : opportunityPath(recordId, 'activities')),
};
