import type { SearchParams } from '#kit/address/search-params.ts';

import type { View } from './own-list.ts';

/** The key of the address that contains the chosen view; the filters may have been changed since. */
export const viewKey = 'saved';

/** The address of a list under a view. */
export function addressOf(view: View): SearchParams {
  return { ...view.search, [viewKey]: view.id };
}

/**
 * Returns the address for a list that is opened without parameters: how it last looked in this browser session, even if
 * that was without any, else the default view. Null to leave the address unchanged, as for any address with parameters.
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
