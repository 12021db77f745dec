import { legalFormOf } from '../customer-organisation/index.ts';
import { nipProblem, normaliseNip, normalisePhone } from '../identity/index.ts';
import { ownPart, receivedLine } from './text.ts';

/** Who has written a mail, as far as its text and signature tell (rule RM4). */
export interface RecognisedSender {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly firm: string | null;
  /** In lower case; the sender's own first. At most 5. */
  readonly emails: readonly string[];
  /** E.164, at most 5. */
  readonly phones: readonly string[];
  /** Ten digits that pass their check, at most 5. */
  readonly taxIdNumbers: readonly string[];
}

interface WrittenMail {
  readonly fromName: string | null;
  readonly fromAddress: string | null;
  readonly text: string;
}

/** Whoever needs more to say who they are does not say it. */
const longestRead = 20_000;
const most = 5;

const few = <One>(found: readonly One[]): One[] => [...new Set(found)].slice(0, most);

const address =
  /(?<![\w.+-])[\w+-](?:[\w.+-]{0,62}[\w+-])?@(?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,24}(?![\w@-])/giu;

/** Digits as people group them: neither more than two signs between two, nor a line break. */
const digits = /\+?\d(?:[ \u00a0./()-]{0,2}\d){6,40}/gu;

/** What is said of a number just before it. */
const before = (text: string, at: number) => text.slice(Math.max(0, at - 24), at).toLowerCase();

const taxIdLabel = /\b(?:nip|vat(?:[- ]?(?:ue|id|eu))?)[\s:.]*(?:pl)?[\s:.]*$/;
const otherLabel =
  /\b(?:regon|krs|pesel|nip|vat|iban|konto|rachunek|account|nr|numer|dowód)[\s:.]*(?:konta|rachunku|sprawy|umowy|vin)?[\s:.]*(?:pl)?[\s:.]*$/;

function numbersIn(text: string) {
  const phones: string[] = [];
  const taxIds: string[] = [];
  for (const { 0: written, index } of text.matchAll(digits)) {
    const said = before(text, index);
    const taxId = normaliseNip(written);
    const isGrouped = /^\d{3}-(?:\d{3}-\d{2}-\d{2}|\d{2}-\d{2}-\d{3})$/.test(written);
    if ((taxIdLabel.test(said) || isGrouped) && nipProblem(taxId) === null) {
      taxIds.push(taxId);
      continue;
    }
    if (otherLabel.test(said)) continue;
    const phone = normalisePhone(written.replaceAll(/[./()]/g, ' '));
    if (phone !== null) phones.push(phone);
  }
  return { phones: few(phones), taxIdNumbers: few(taxIds) };
}

const word = String.raw`\p{Lu}[\p{Ll}’']{1,30}(?:-\p{Lu}[\p{Ll}’']{1,30})?`;
const person = new RegExp(String.raw`^(${word})(?: ${word})? (${word})$`, 'u');
const personTurned = new RegExp(String.raw`^(${word}), (${word})$`, 'u');

interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Words that begin the names of offices and shops, not of people. */
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

/**
 * What a mail tells of its sender: the name and the address it came from, then what stands in its own text and under it.
 * What it answers is left out, for that tells of us. Numbers are taken where they can be what they look like: a tax id
 * beside its name and with the right check digit, a phone in a form Poles write (rule RM4).
 */
export function recogniseSender({ fromName, fromAddress, text }: WrittenMail): RecognisedSender {
  const own = ownPart(text.slice(0, longestRead));
  const signature = signatureOf(own);
  const called = receivedLine(fromName ?? '', 200);
  const isFirm = (line: string) => legalFormOf(line) !== null;
  const name =
    personIn(called) ?? signature.flatMap((line) => personIn(line.split(/[|;]/, 1)[0] ?? '') ?? [])[0];
  const written = [...own.matchAll(address)].map(([found]) => found.toLowerCase());
  return {
    firstName: name?.firstName ?? null,
    lastName: name?.lastName ?? null,
    firm: (isFirm(called) ? called : signature.find(isFirm)) ?? null,
    emails: few([...(fromAddress === null ? [] : [fromAddress]), ...written]),
    ...numbersIn(own),
  };
}
