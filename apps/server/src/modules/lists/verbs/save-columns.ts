import type { ColumnSettings, ListName } from '@szansa/domain/list';

import type { StaffReading } from '#platform';
import { ownList } from '../answers.ts';
import { putColumns } from '../queries.ts';

/** Stores the columns of a list; this is not logged, as the user's last page is not. */
export function saveColumns(reading: StaffReading, list: ListName, columns: ColumnSettings): Promise<void> {
  return putColumns(reading.db, ownList(reading, list), columns);
}
