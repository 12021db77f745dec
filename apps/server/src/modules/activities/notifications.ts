import type { NotificationDeclaration } from '#modules/notifications';
import { opportunityPath, opportunitySubject } from '#modules/opportunities';

/** The notification that one of the recipient's activities starts soon; the reminder job sends it. */
export const activityReminder: NotificationDeclaration<'activity_reminder'> = {
  kind: 'activity_reminder',
  group: 'activities',
  source: 'customerFile',
  type: () => 'calendar',
  right: 'activity.get',
  subject: opportunitySubject,
  link: (_, recordId) => (recordId === null ? '/calendar' : opportunityPath(recordId, 'activities')),
};
