import { isForward } from './quotation.ts';

/** The kinds of mails: written by a person, or sent by a machine. */
export const receivedMailKinds = ['letter', 'bounce', 'automatic_reply', 'newsletter', 'loop'] as const;

export type ReceivedMailKind = (typeof receivedMailKinds)[number];

/** By what a mail of a machine was recognised. */
export const machineReasons = [
  'own_message',
  'own_address',
  'many_hops',
  'delivery_report',
  'failed_recipients',
  'mailer_daemon',
  'auto_submitted',
  'auto_responder',
  'auto_subject',
  'empty_return_path',
  'list_id',
  'precedence_bulk',
] as const;

export type MachineReason = (typeof machineReasons)[number];

/** What the kind of a mail is recognised by. */
export interface KindFacts {
  /** Values of headers by their names in lower case; of a repeated header the first. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly fromAddress: string | null;
  readonly subject: string;
  /** How many servers it went through: its `Received` headers. */
  readonly hops: number;
  /** Its Message-ID is that of a mail we have sent. */
  readonly isOwnMessage: boolean;
  /** It answers a mail of ours. */
  readonly answersOwnMessage: boolean;
  /** Addresses that our mails come from, in lower case. */
  readonly ownAddresses: readonly string[];
}

export type RecognisedKind =
  | { readonly kind: 'letter'; readonly reason: null }
  | { readonly kind: Exclude<ReceivedMailKind, 'letter'>; readonly reason: MachineReason };

/** Servers a mail may pass; with more it is in a loop (RFC 5321, section 6.3 requires 100 at least). */
export const mostHops = 100;

/** How subjects of automatic replies start; followed by more words of a sentence, they are a person's. */
const automaticSubject =
  /^\s*(?:automatic reply|auto(?:matic)?[- ]?reply|out of (?:the )?office|autoodpowied[zź]|odpowied[zź] automatyczna|poza biurem|nieobecno[sś][cć](?: w (?:pracy|biurze))?)\s*(?:$|[^\p{L}\s]|(?:od|do|w dniach|w dniu|until|till|from)(?!\p{L}))/iu;

/** Whether a header names this value first; parameters and comments may follow (RFC 3834, section 5). */
const startsWithWord = (value: string, word: string) =>
  value.startsWith(word) && !/^[\w-]/.test(value.slice(word.length));

const answerSubject = /^\s*(?:re|odp|aw)\s?:/iu;

/**
 * Returns whether a rule of a mailbox has forwarded a letter: Exchange marks what its rules send as generated, and so
 * do other servers. A rule's own answers are answers, or are recognisable by their subject.
 */
function isForwardedByRule(headers: KindFacts['headers'], subject: string): boolean {
  if (automaticSubject.test(subject) || answerSubject.test(subject)) return false;
  return headers['x-ms-exchange-inbox-rules-loop'] !== undefined || isForward(subject);
}

const isDaemon = (address: string | null) => /^(?:mailer-daemon|postmaster)@/.test(address ?? '');

/** A form of the agency's website sends from the agency's address as well: such a mail is a letter, no loop. */
function loopReason(facts: KindFacts): MachineReason | null {
  const { isOwnMessage, answersOwnMessage, hops, fromAddress, ownAddresses } = facts;
  if (isOwnMessage) return 'own_message';
  if (answersOwnMessage && fromAddress !== null && ownAddresses.includes(fromAddress)) return 'own_address';
  return hops > mostHops ? 'many_hops' : null;
}

function bounceReason({ headers, fromAddress }: KindFacts): MachineReason | null {
  const type = (headers['content-type'] ?? '').toLowerCase();
  if (type.includes('multipart/report') && type.includes('delivery-status')) return 'delivery_report';
  if (headers['x-failed-recipients'] !== undefined) return 'failed_recipients';
  return isDaemon(fromAddress) ? 'mailer_daemon' : null;
}

function automaticReason({ headers, subject: whole }: KindFacts): MachineReason | null {
  const subject = whole.slice(0, 200);
  const submitted = headers['auto-submitted']?.trim().toLowerCase() ?? '';
  // the header declares that a person has sent it
  if (startsWithWord(submitted, 'no')) return null;
  if (startsWithWord(submitted, 'auto-generated') && isForwardedByRule(headers, subject)) return null;
  if (submitted !== '') return 'auto_submitted';
  const isResponder =
    headers['x-autoreply'] !== undefined ||
    headers['x-autorespond'] !== undefined ||
    headers['precedence']?.trim().toLowerCase() === 'auto_reply';
  if (isResponder) return 'auto_responder';
  if (automaticSubject.test(subject)) return 'auto_subject';
  return headers['return-path']?.trim() === '<>' ? 'empty_return_path' : null;
}

function listReason({ headers }: KindFacts): MachineReason | null {
  if (headers['list-id'] !== undefined) return 'list_id';
  const precedence = headers['precedence']?.trim().toLowerCase();
  return precedence === 'bulk' || precedence === 'list' || precedence === 'junk' ? 'precedence_bulk' : null;
}

/**
 * What a mail is and by what that was recognised (rule RM2): a loop before a bounce, a bounce before an automatic reply
 * (RFC 3834), that before a newsletter (RFC 2919), for one mail may bear the marks of several.
 */
export function recogniseKind(facts: KindFacts): RecognisedKind {
  const loop = loopReason(facts);
  if (loop) return { kind: 'loop', reason: loop };
  const bounce = bounceReason(facts);
  if (bounce) return { kind: 'bounce', reason: bounce };
  const automatic = automaticReason(facts);
  if (automatic) return { kind: 'automatic_reply', reason: automatic };
  const list = listReason(facts);
  if (list) return { kind: 'newsletter', reason: list };
  return { kind: 'letter', reason: null };
}
