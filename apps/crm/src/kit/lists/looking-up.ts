/**
 * Whether an answer is waited for: nothing is there yet, or what is shown was found for other words. A list that is only
 * read again behind what it shows can be chosen from.
 */
export const isLookingUp = (list: {
  readonly isLoading: boolean;
  readonly isPlaceholderData: boolean;
}): boolean => list.isLoading || list.isPlaceholderData;
