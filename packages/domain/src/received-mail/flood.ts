/** More mails of one sender than this, in so many minutes, are one line of the list (rule RM5). */
export const flood = { mails: 20, minutes: 60 } as const;

/** Whether a further mail of a sender is one line with the earlier ones, by how many they have sent in the last minutes. */
export const joinsFlood = (mailsOfSender: number): boolean => mailsOfSender >= flood.mails;
