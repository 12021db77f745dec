/** More mails of one sender than this, in so many minutes, are one line of the list (rule RM5). */
export const flood = { mails: 20, minutes: 60 } as const;

/** Whether a further mail of a sender is put under an earlier one, by how many lines they have had in the last minutes. */
export const joinsFlood = (linesOfSender: number): boolean => linesOfSender >= flood.mails;
