import type { ActivityType, ReminderMinutes } from '@szansa/domain/activity';

import type { CreatedAt, Generated } from '#platform';

interface ActivityTable {
  id: string;
  type: ActivityType;
  title: string;
  note: string | null;
  startAt: Date;
  endAt: Date | null;
  /** Minutes before the start. */
  reminder: ReminderMinutes | null;
  /** When its reminder is due; null when there is none any more. */
  remindAt: Date | null;
  doneAt: Date | null;
  outcome: string | null;
  customerFileId: string | null;
  workerId: string;
  createdBy: string | null;
  version: Generated<number>;
  createdAt: CreatedAt;
}

/** The table of activities. */
export interface ActivitiesTables {
  activity: ActivityTable;
}
