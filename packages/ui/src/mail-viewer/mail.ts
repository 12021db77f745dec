/** The sender or a recipient of a mail. */
export interface MailPerson {
  name?: string | null | undefined;
  address?: string | null | undefined;
}

export interface ViewedMail {
  /** Empty where the mail has none. */
  subject: string;
  from?: MailPerson | null | undefined;
  to?: readonly MailPerson[] | undefined;
  copies?: readonly MailPerson[] | undefined;
  /** How many more it went to than are named. */
  moreRecipients?: number | undefined;
  /** ISO 8601 with a zone. */
  sentAt?: string | null | undefined;
  /** Its content as plain text. */
  text: string;
  /** The same as HTML, made harmless beforehand; null for a mail of text. */
  html?: string | null | undefined;
  /** Something of it could not be read. */
  incomplete?: boolean | undefined;
}

/** Pictures of a mail on other servers, from which nothing is loaded here. */
export interface RemotePictures {
  count: number;
  /** Loads the mail with its pictures; without it they are only reported as blocked. */
  onShow?: (() => void) | undefined;
  /** What the sender learns when they are loaded. */
  hint?: string | undefined;
  /** Default `blocked`; `shown` once they are in the HTML. */
  status?: 'blocked' | 'loading' | 'failed' | 'shown' | undefined;
  /** How many of the requested ones could not be loaded. */
  missing?: number | undefined;
}

export interface ViewedAttachment {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** MIME type; empty where it is not known. */
  type: string;
  /** Why it can be neither looked into nor downloaded. */
  closedReason?: string | undefined;
  /** Fetches its small picture. */
  loadThumbnail?: (() => Promise<Blob>) | undefined;
}

/** `Jan Kowalski <jan@example.com>`, or what of it is known. */
export function namePerson({ name, address }: MailPerson): string {
  if (!name) return address || '–';
  return !address || address === name ? name : `${name} <${address}>`;
}
