import type { SearchParams } from '#kit/address/search-params.ts';

import type { View } from './own-list.ts';

/** The key of the address that says which view is chosen; its filters may have been changed since. */
export const viewKey = 'saved';

/** The address of a list under a view. */
export function addressOf(view: View): SearchParams {
  return { ...view.search, [viewKey]: view.id };
}

/**
 * Where a list leads that is opened without a word: to what it looked like last in this browser session, even if that
 * was nothing, else to the default view. Null to stay; an address that says something always does.
 */
export function openingAddress(
  searchText: string,
  remembered: SearchParams | null,
  views: readonly View[],
): SearchParams | null {
  if (searchText !== '') return null;
  const opening = views.find(({ isDefault }) => isDefault);
  const found = remembered ?? (opening ? addressOf(opening) : {});
  return Object.keys(found).length > 0 ? found : null;
}
