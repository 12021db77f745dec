/**
 * Returns whether a result is loading: nothing is loaded yet, or the shown items belong to another search. A list that
 * is only refetched in the background can be chosen from.
 */
export const isLookingUp = (list: {
  readonly isLoading: boolean;
  readonly isPlaceholderData: boolean;
}): boolean => list.isLoading || list.isPlaceholderData;
