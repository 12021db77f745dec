/** The agency as mails may name it: none of it is ever proposed as a customer's. */
export interface AgencyIdentity {
  /** Addresses its mails come from and go to, in lower case: its own, its mail accounts and its staff. */
  readonly addresses: readonly string[];
  /** E.164. */
  readonly phones: readonly string[];
  readonly taxIds: readonly string[];
  /** Names of its staff: first and last name. */
  readonly people: readonly string[];
  readonly firm: string | null;
}

/** From and Reply-To of a mail, addresses in lower case. */
export interface MailHeaders {
  readonly fromName: string | null;
  readonly fromAddress: string | null;
  readonly replyToName: string | null;
  /** Null where it is missing or the same as From. */
  readonly replyToAddress: string | null;
}

interface SenderFacts extends MailHeaders {
  /** How many different Reply-To addresses mails of this From address have had. */
  readonly replyToCount: number;
  readonly agency: Pick<AgencyIdentity, 'addresses'>;
}

/** The person who has written a mail, as far as its headers show. */
export interface MailSender {
  readonly name: string | null;
  /** Null where the mail came from a form that does not name the person. */
  readonly address: string | null;
  /** Whether a program sent it on behalf of a person: a form of a website, or a portal. */
  readonly isForm: boolean;
  /** The address of that program, which belongs to no person. */
  readonly formAddress: string | null;
}

const programs: ReadonlySet<string> = new Set([
  'apache',
  'automat',
  'bezodpowiedzi',
  'contactform',
  'donotreply',
  'form',
  'forms',
  'formularz',
  'kontaktformularz',
  'lead',
  'leads',
  'leady',
  'mailer',
  'nieodpisuj',
  'nieodpowiadaj',
  'nobody',
  'noreply',
  'notification',
  'notifications',
  'powiadomienia',
  'powiadomienie',
  'robot',
  'system',
  'webform',
  'webmaster',
  'wordpress',
  'www',
  'wwwdata',
]);

const programPrefixes = ['noreply', 'donotreply', 'nieodpowiadaj', 'formularz', 'kontaktformularz'];

/** Whether an address is one that programs send from, by the part before the `@`. */
export function isProgramAddress(address: string): boolean {
  const [local = ''] = address.slice(0, 254).split(/[@+]/, 1);
  const letters = local.toLowerCase().replaceAll(/[._\d-]/g, '');
  return programs.has(letters) || programPrefixes.some((prefix) => letters.startsWith(prefix));
}

/**
 * Returns the author of a mail (rule RM8): the person in Reply-To where that is another address than From, else From.
 * An address of a form, a portal or the agency belongs to no author, nor does one whose mails are answered to different
 * people.
 */
export function senderOf(facts: SenderFacts): MailSender {
  const { fromName, fromAddress, replyToName, replyToAddress, replyToCount, agency } = facts;
  const isNobodys = (address: string) => isProgramAddress(address) || agency.addresses.includes(address);
  if (replyToAddress !== null && replyToAddress !== fromAddress && !isNobodys(replyToAddress)) {
    return {
      name: replyToName ?? fromName,
      address: replyToAddress,
      isForm: true,
      formAddress: fromAddress,
    };
  }
  const isForm = fromAddress !== null && (isNobodys(fromAddress) || replyToCount > 1);
  const [address, formAddress] = isForm ? [null, fromAddress] : [fromAddress, null];
  return { name: fromName, address, isForm, formAddress };
}
