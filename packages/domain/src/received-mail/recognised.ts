import { distinctName, legalFormOf } from '../customer-organisation/index.ts';
import { email, nipProblem, normaliseNip, normalisePhone } from '../identity/index.ts';
import { withoutDirectionMarks } from '../shared/index.ts';
import { labelledName, labelledValues } from './labelled.ts';
import { forwardedText, isForward, splitQuotation, type ForwardedText } from './quotation.ts';
import { isProgramAddress, type AgencyIdentity, type MailSender } from './sender.ts';

/** The sender of a mail, as far as its text and signature show (rule RM4). */
export interface RecognisedSender {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly firm: string | null;
  /** As they are stored; the sender's own first. At most 5. */
  readonly emails: readonly string[];
  /** E.164, at most 5. */
  readonly phones: readonly string[];
  /** Ten digits that pass their check, at most 5. */
  readonly taxIdNumbers: readonly string[];
}

interface WrittenMail {
  readonly sender: MailSender;
  readonly subject: string;
  readonly text: string;
  readonly agency: AgencyIdentity;
}

/** Longest text that is searched; a sender's details are within it. */
const longestRead = 20_000;
const most = 5;

const few = <One>(found: readonly One[]): One[] => [...new Set(found)].slice(0, most);

const address =
  /(?<![\p{L}\w.+-])[\w+-](?:[\w.+-]{0,62}[\w+-])?@(?:[\p{L}\p{M}\d-]{1,63}\.){1,5}(?:xn--[a-z\d-]{1,59}|[\p{L}\p{M}]{2,24})(?![\p{L}\w@-])/giu;

/** Digits as people group them: neither more than two signs between two, nor a line break. */
const digits = /\+?\d(?:[ \u00a0./()-]{0,2}\d){6,40}/gu;

/** Returns the text just before a number, which may label it. */
const before = (text: string, at: number) => text.slice(Math.max(0, at - 24), at).toLowerCase();

const taxIdLabel = /\b(?:nip|vat(?:[- ]?(?:ue|id|eu))?)[\s:.]*(?:pl)?[\s:.]*$/;
const otherLabel =
  /\b(?:regon|krs|pesel|nip|vat|iban|konto|rachunek|account|nr|numer|dowód)[\s:.]*(?:konta|rachunku|sprawy|umowy|vin)?[\s:.]*(?:pl)?[\s:.]*$/;

function numbersIn(text: string) {
  const phones: string[] = [];
  const taxIds: string[] = [];
  for (const { 0: written, index } of text.matchAll(digits)) {
    const label = before(text, index);
    const taxId = normaliseNip(written);
    const isGrouped = /^\d{3}-(?:\d{3}-\d{2}-\d{2}|\d{2}-\d{2}-\d{3})$/.test(written);
    if ((taxIdLabel.test(label) || isGrouped) && nipProblem(taxId) === null) {
      taxIds.push(taxId);
      continue;
    }
    if (otherLabel.test(label)) continue;
    const phone = normalisePhone(written.replaceAll(/[./()]/g, ' '));
    if (phone !== null) phones.push(phone);
  }
  return { phones: few(phones), taxIdNumbers: few(taxIds) };
}

/** Returns the tax ids in the value of a label for tax ids. */
const taxIdsIn = (value: string) =>
  [...value.matchAll(digits)]
    .map(([written]) => normaliseNip(written))
    .filter((taxId) => nipProblem(taxId) === null);

const word = String.raw`\p{Lu}[\p{Ll}’']{1,30}(?:-\p{Lu}[\p{Ll}’']{1,30})?`;
const person = new RegExp(String.raw`^(${word})(?: ${word})? (${word})$`, 'u');
const personTurned = new RegExp(String.raw`^(${word}), (${word})$`, 'u');

interface PersonName {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** First words of names of offices and shops, which are not people. */
const impersonal =
  /^(?:biuro|centrum|dział|firma|gabinet|grupa|hurtownia|kancelaria|portal|przedsiębiorstwo|salon|sekretariat|serwis|sklep|zakład|zespół)(?!\p{L})/iu;

function personIn(line: string): PersonName | null {
  const text = line.replaceAll(/["„”]/g, '').trim();
  if (impersonal.test(text)) return null;
  const turned = personTurned.exec(text);
  if (turned?.[1] !== undefined && turned[2] !== undefined) {
    return { firstName: turned[2], lastName: turned[1] };
  }
  const found = person.exec(text);
  if (found?.[1] === undefined || found[2] === undefined) return null;
  return { firstName: found[1], lastName: found[2] };
}

const closing =
  /^(?:--|(?:serdecznie )?pozdrawiam|z poważaniem|z wyrazami szacunku|pozdrowienia|z pozdrowieniami|dziękuję|(?:kind|best) regards|regards|sincerely)[\s,.!]*$/iu;

/** The lines after the words a letter ends with: at most eight that are not empty. */
function signatureOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim().slice(0, 200));
  const end = lines.findLastIndex((line) => closing.test(line));
  if (end === -1) return [];
  return lines
    .slice(end + 1)
    .filter((line) => line !== '')
    .slice(0, 8);
}

const isFirm = (line: string) => legalFormOf(line) !== null;

/** Returns filters for names and values other than those of the agency and its staff, which are never the customer. */
function othersThan({ addresses, phones, taxIds, people, firm }: AgencyIdentity) {
  const named = new Set(people.map((name) => name.toLocaleLowerCase('pl')));
  const own = new Set([...addresses, ...phones, ...taxIds]);
  return {
    value: (one: string) => !own.has(one),
    person: ({ firstName, lastName }: { firstName: string | null; lastName: string | null }) =>
      !named.has(`${firstName ?? ''} ${lastName ?? ''}`.trim().toLocaleLowerCase('pl')),
    firm: (name: string) => firm === null || distinctName(name) !== distinctName(firm),
  };
}

/**
 * What of a mail is read: the own text. Of a mail that is passed on without a word, or by the agency's staff, it is the mail
 * inside and its sender. A form may look like the headers of a mail.
 */
function readText({ sender, subject, text, agency }: WrittenMail): ForwardedText {
  const { own, quoted } = splitQuotation(text.slice(0, longestRead));
  if (quoted === null) return { from: null, own };
  const isOurs = sender.formAddress !== null && agency.addresses.includes(sender.formAddress);
  if (isForward(subject) && (own === '' || isOurs)) return forwardedText(quoted);
  return { from: null, own: own === '' && sender.isForm ? quoted : own };
}

// PostgreSQL stores no NUL and no halves of surrogate pairs, and no screen shows control characters
const unprintable =
  // oxlint-disable-next-line no-control-regex -- control characters are searched for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * Returns a stranger's text as it is stored: without unprintable characters and direction marks, and of limited length.
 */
export function receivedText(text: string, longest: number): string {
  return withoutDirectionMarks(text.slice(0, longest).replaceAll('\r\n', '\n'))
    .replaceAll(unprintable, '')
    .trim();
}

/** The same in one line. */
export function receivedLine(text: string, longest: number): string {
  return receivedText(text.slice(0, 4 * longest), 4 * longest)
    .replaceAll(/\s+/g, ' ')
    .slice(0, longest)
    .trim();
}

/**
 * Returns what a mail reveals about its sender: the name and the address it came from, then its own text and signature
 * (rule RM4). Quoted mails are ignored, because they are about the agency, and so is data of the agency. Numbers are
 * accepted where they are valid for their kind. In a mail of a form, labelled lines precede everything else.
 */
export function recogniseSender(mail: WrittenMail): RecognisedSender {
  const { sender, agency } = mail;
  const isOther = othersThan(agency);
  const { own, from } = readText(mail);
  const signature = signatureOf(own);
  const called = receivedLine(sender.name ?? '', 200);
  const values = labelledValues(own);
  const labelled = labelledName(values);
  const passedOn = personIn(receivedLine((from ?? '').split('<', 1)[0] ?? '', 200));
  const names = [
    personIn(called),
    passedOn,
    ...signature.map((line) => personIn(line.split(/[|;]/, 1)[0] ?? '')),
  ];
  const name = (sender.isForm ? [labelled, ...names] : [...names.slice(0, 1), labelled, ...names.slice(1)])
    .filter((one) => one !== null)
    .find(isOther.person);
  const labelledFirms = (values.get('firm') ?? []).slice(0, 1);
  const namedFirms = [called, ...signature].filter(isFirm);
  const firms = sender.isForm ? [...labelledFirms, ...namedFirms] : [...namedFirms, ...labelledFirms];
  const addressesIn = (part: string) =>
    [...part.matchAll(address)].flatMap(([found]) => email.safeParse(found).data ?? []);
  const numbers = numbersIn(own);
  /** The values of a label; where a form has none, what is found in the whole text. */
  const preferred = (label: 'email' | 'phone' | 'taxId', read: (part: string) => string[], all: string[]) => {
    const found = (values.get(label) ?? []).flatMap(read);
    return few((sender.isForm && found.length > 0 ? found : [...found, ...all]).filter(isOther.value));
  };
  const emails = preferred('email', addressesIn, addressesIn(`${from ?? ''}\n${own}`)).filter(
    (one) => !sender.isForm || (!isProgramAddress(one) && one !== sender.formAddress),
  );
  return {
    firstName: name?.firstName ?? null,
    lastName: name?.lastName ?? null,
    firm: firms.find(isOther.firm) ?? null,
    emails: few([...(sender.address === null ? [] : [sender.address].filter(isOther.value)), ...emails]),
    phones: preferred('phone', (part) => numbersIn(part).phones, numbers.phones),
    taxIdNumbers: preferred('taxId', taxIdsIn, numbers.taxIdNumbers),
  };
}
