import type { MachineReason, ReceivedMailKind, ReceivedMailStatus } from '@szansa/domain/received-mail';

import type { MailInvitation } from '#adapters/received-mail/received-mail.ts';
import type { Computed, Generated, Json } from '#platform';

interface ReceivedMailTable {
  id: string;
  /** The Message-ID, or the sum of the bytes of a mail without one. */
  messageKey: string;
  /** The sum of its sender, date, text and attachments; null for mails from before it was computed. */
  fingerprint: string | null;
  /** Whether a different mail with the same Message-ID came before it. */
  sharesMessageId: Generated<boolean>;
  /** The whole mail as it came. */
  sourceFileId: string;
  subject: string;
  fromName: string | null;
  fromAddress: string | null;
  /** Of Reply-To, where its address is another than the sender's. */
  replyToName: string | null;
  replyToAddress: string | null;
  /** The text; of a mail without one the words of its HTML. */
  content: string;
  /** Harmless; null for a mail of text. */
  html: string | null;
  remotePictures: number;
  /** Null for a mail that invites to nothing. */
  invitation: Json<MailInvitation> | null;
  sentDate: Date | null;
  receivedAt: Date;
  /** When the mail server received it; null for a mail that came otherwise. */
  arrivedAt: Date | null;
  status: Generated<ReceivedMailStatus>;
  kind: ReceivedMailKind;
  reason: MachineReason | null;
  readBy: string | null;
  readAt: Date | null;
  confirmedBy: string | null;
  confirmedAt: Date | null;
  customerFileId: string | null;
  /** Address from Reply-To or From; of a form that contains no sender, the form's own address. */
  senderAddress: string | null;
  /** When it counts as sent; null for mails from before this was stored. */
  countedAt: Date | null;
  /** The line of a sender who sends too many; null for a line of its own. */
  joinedTo: string | null;
  /** Whether it was separated from its line; it joins none any more. */
  isSeparate: Generated<boolean>;
  /** Whose server it came from; null where it came otherwise, or the account is gone. */
  mailAccountId: string | null;
  /** Whether it lay in the folder. */
  isDropped: boolean;
  attachmentsLeftOut: number;
  isWhole: boolean;
  searchText: Computed<string>;
  searchWithSender: Computed<string>;
}

interface ReceivedMailAttachmentTable {
  id: string;
  receivedMailId: string;
  position: number;
  name: string;
  /** Bytes. */
  size: number;
  /** Null for a type that is not given out. */
  fileId: string | null;
}

/** The tables of received mails. */
export interface ReceivedMailsTables {
  receivedMail: ReceivedMailTable;
  receivedMailAttachment: ReceivedMailAttachmentTable;
}
