import type { Module } from '#platform';
import { readableActivity } from './access.ts';
import { activitiesOf, activityById, calendarOf } from './answers.ts';
import { activitiesDemo } from './demo.ts';
import { remindOfActivities } from './reminding.ts';
import { changeActivity } from './verbs/change.ts';
import { completeActivity, reopenActivity } from './verbs/complete.ts';
import { createActivity } from './verbs/create.ts';
import { removeActivity } from './verbs/remove.ts';
import { restoreActivity } from './verbs/restore.ts';

/** Calls, meetings and tasks: planned, reminded of, done. */
export const activitiesModule = {
  routes: {
    activities: {
      list: ({ query, context }) => activitiesOf(context, query),
      calendar: ({ query, context }) => calendarOf(context, query),
      get: ({ params, context }) => activityById(context, params.id),
      create: ({ body, context }) => createActivity(context, body),
      update: ({ params, body, context }) => changeActivity(context, params.id, body),
      complete: ({ params, body, context }) => completeActivity(context, params.id, body),
      reopen: ({ params, body, context }) => reopenActivity(context, params.id, body),
      remove: async ({ params, query, context }) => {
        await removeActivity(context, params.id, query);
        return null;
      },
      restore: ({ params, context }) => restoreActivity(context, params.id),
    },
  },
  watchable: { activity: readableActivity },
  jobs: [remindOfActivities],
  demo: activitiesDemo,
} as const satisfies Module;
