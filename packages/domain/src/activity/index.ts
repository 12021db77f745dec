export {
  activityInput,
  activityOutcome,
  activityPatch,
  activityTypes,
  longestActivity,
  mayEditActivity,
  mayPlanFor,
  remindAt,
  reminderMinutes,
  timeProblem,
  type ActivityInput,
  type ActivityPatch,
  type ActivityType,
  type ReminderMinutes,
} from './activity.ts';
export { holidayOn, holidaysBetween, type Holiday } from './holidays.ts';
