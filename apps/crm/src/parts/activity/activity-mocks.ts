import { mocks } from '@szansa/api-client/mocks';
import { sampleActivities } from '@szansa/api-client/samples/activities';
import { warsawDay } from '@szansa/domain/shared';

import { fakeList } from '#kit/stories/fake-list.ts';

/** Mocks of activities' calls, for stories. */
export function activityMocks(activities = sampleActivities) {
  return [
    fakeList({
      call: mocks.activities.list,
      facts: { defaultSort: 'startAt' },
      rows: activities,
      unless: {},
      filters: {
        isDone: ({ doneAt }, [requested]) => String(doneAt !== null) === requested,
        to: ({ startAt }, [last = '']) => warsawDay(new Date(startAt)) <= last,
      },
    }),
    mocks.activities.calendar({ items: activities, isLimited: false }),
    mocks.activities.get(({ params }) => {
      const found = activities.find(({ id }) => id === params['id']);
      if (!found) throw new Error(`no sample activity ${params['id']}`);
      return found;
    }),
  ];
}
