import type { ListName, ViewAudience } from '@szansa/domain/list';

import type { CreatedAt } from '#platform';

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
  /** null for a view of one's own alone. */
  sharedWith: ViewAudience | null;
  createdAt: CreatedAt;
}

/** The view with which a list opens for a user: their own, or one that is shared with them. */
interface ListDefaultViewTable {
  userId: string;
  list: ListName;
  viewId: string;
}

/** The tables of lists. */
export interface ListsTables {
  listColumns: ListColumnsTable;
  listView: ListViewTable;
  listDefaultView: ListDefaultViewTable;
}
