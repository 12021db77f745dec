import type { ColumnSettings, ListName } from '@szansa/domain/list';

import type { StaffReading } from '#platform';
import { ownList } from '../answers.ts';
import { putColumns } from '../queries.ts';

/** Keeps the columns of a list; like the page somebody was on last, no log tells of it. */
export function saveColumns(reading: StaffReading, list: ListName, columns: ColumnSettings): Promise<void> {
  return putColumns(reading.db, ownList(reading, list), columns);
}
