/** A file that goes along with a mail. */
export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** A mail ready to be handed over. */
export interface OutgoingMail {
  /** Stays the same when a mail is handed over again. */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  /** Where an answer goes; to `from` without it. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
}

/** Where mails go. */
export interface MailTransport {
  /**
   * Sends a mail; rejects with the server's response when the mail was not accepted, with `RefusedMail` when it never
   * will be.
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/**
 * The whole mail was sent to the mail server, but the connection was lost before the server confirmed that it accepts
 * it.
 */
export class UnansweredMail extends Error {
  override readonly name = 'UnansweredMail';
}

/** The mail server refuses the mail for good, for its recipient or for what it is: another try would end the same. */
export class RefusedMail extends Error {
  override readonly name = 'RefusedMail';
}
