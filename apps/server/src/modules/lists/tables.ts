import type { ListName } from '@szansa/domain/list';

import type { CreatedAt, Generated } from '#platform';

/** One person's columns of a list; JSON as text, so that its keys come back exactly as they went in. */
interface ListColumnsTable {
  userId: string;
  list: ListName;
  settings: string;
}

/** Filters of a list under a name; `search` is JSON as text, too. */
interface ListViewTable {
  id: string;
  userId: string;
  list: ListName;
  name: string;
  search: string;
  isDefault: Generated<boolean>;
  createdAt: CreatedAt;
}

/** The tables of lists. */
export interface ListsTables {
  listColumns: ListColumnsTable;
  listView: ListViewTable;
}
