/** A file attached to a mail, extracted from it. */
export interface ParsedAttachment {
  /** Where its content is. */
  readonly path: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

/** A person named in a mail. The address is normalised as stored addresses are, and null where none is valid. */
export interface MailPerson {
  readonly name: string | null;
  readonly address: string | null;
}

/** A calendar entry that a mail invites to, cancels, or replies to. Of a series it is the first occurrence. */
export interface MailInvitation {
  readonly kind: 'invitation' | 'cancellation' | 'reply';
  readonly title: string | null;
  readonly location: string | null;
  readonly note: string | null;
  /** ISO 8601; of whole days midnight in Warsaw. */
  readonly startAt: string;
  /** Of whole days the midnight after the last one. */
  readonly endAt: string | null;
  readonly isAllDay: boolean;
  readonly isRepeated: boolean;
  readonly organiser: MailPerson | null;
  /** At most 50. */
  readonly attendees: MailPerson[];
}

/** What was read of a mail. Texts are bounded and can be stored. */
export interface ReadMail {
  /** Values of the headers that identify the kind of mail, by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** How many servers it went through. */
  readonly hops: number;
  readonly messageId: string | null;
  /** The sum of its sender, date, text and attachments; null where not all of it could be read. */
  readonly fingerprint: string | null;
  readonly inReplyTo: string | null;
  readonly references: string | null;
  /** Message-IDs of mails that are inside of it, as a delivery report has them. */
  readonly inside: readonly string[];
  readonly subject: string;
  readonly fromName: string | null;
  /** As addresses are stored; null where there is none that could be one. */
  readonly fromAddress: string | null;
  /** The first person of Reply-To whose address is another than the sender's. */
  readonly replyToName: string | null;
  readonly replyToAddress: string | null;
  /** Whom it is for, and who has a copy: as many as are shown. */
  readonly to: readonly MailPerson[];
  readonly copies: readonly MailPerson[];
  /** Further ones of either. */
  readonly recipientsLeftOut: number;
  /** ISO 8601; null where the mail has no valid date. */
  readonly sentDate: string | null;
  readonly text: string;
  /** Safe to be shown in a frame without scripts; null for a mail of text. */
  readonly html: string | null;
  readonly remotePictures: number;
  readonly invitation: MailInvitation | null;
  readonly attachments: readonly ParsedAttachment[];
  /** Number of attachments that were not extracted, because they were too many or too large. */
  readonly attachmentsLeftOut: number;
  /** Whether all of it could be read; else there is its source. */
  readonly isWhole: boolean;
}

/** A mail to be read, and the empty folder its attachments are put into. */
export interface MailToRead {
  readonly path: string;
  readonly folder: string;
}

/** Bytes a mail may have. */
export const largestMail = 50 * 1024 * 1024;
