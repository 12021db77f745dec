export {
  activityInput,
  activityOutcome,
  activityPatch,
  activityTypes,
  longestActivity,
  remindAt,
  reminderMinutes,
  timeProblem,
  type ActivityInput,
  type ActivityPatch,
  type ActivityType,
  type ReminderMinutes,
} from './activity.ts';
export { holidayOn, holidaysBetween, type Holiday } from './holidays.ts';
export { mayEditActivity, mayPlanFor } from './permissions.ts';
