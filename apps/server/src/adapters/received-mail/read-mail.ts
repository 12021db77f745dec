import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { storedEmail } from '@szansa/domain/identity';
import { receivedLine, receivedText } from '@szansa/domain/received-mail';
import type { AddressObject } from 'mailparser';
import { createHash } from 'node:crypto';

import { startOf, headAlone } from './mail-head.ts';
import { invitationIn, withNames, withOutlookParts } from './mail-parts.ts';
import { parse, type Parsed, type StoredAttachment } from './parse-mail.ts';
import {
  largestMail,
  type MailInvitation,
  type MailPerson,
  type MailToRead,
  type ReadMail,
} from './received-mail.ts';
import { isTooMuch, safeHtml, textOfHtml } from './safe-html.ts';
import { undeclaredInUtf8 } from './undeclared-encoding.ts';

/**
 * Returns a checksum of a mail's content: its sender, date, text and attachments, regardless of how it was encoded in
 * transit. Returns null for a mail that could not be read completely, since two of those may differ in the unread part.
 */
function fingerprintOf(
  { text, html, attachments, leftOut, isWhole }: Parsed,
  { fromAddress, sentDate }: { readonly fromAddress: string | null; readonly sentDate: string | null },
): string | null {
  if (!isWhole || leftOut > 0) return null;
  const files = attachments.map(({ name, sha256 }) => [name, sha256]);
  const content = [fromAddress, sentDate, text.trim(), html?.trim() ?? null, files];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

const longestText = 200_000;
const longestSubject = 500;
/** People a mail is for, and as many who have a copy, that are shown. */
const mostRecipients = 50;
/** Bytes of a picture that is shown inside the text. */
const largestInline = 500 * 1024;
const mostInlineBytes = 2 * 1024 * 1024;

/** Headers a mail of a machine is recognised by. */
const usedHeaders = new Set([
  'auto-submitted',
  'content-type',
  'list-id',
  'precedence',
  'return-path',
  'x-autoreply',
  'x-autorespond',
  'x-failed-recipients',
  'x-ms-exchange-inbox-rules-loop',
]);

const inlineTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

const valueOf = (line: string) =>
  line
    .slice(line.indexOf(':') + 1)
    .replaceAll(/\s+/g, ' ')
    .trim();

function headerOf({ lines }: Parsed, name: string, longest: number): string | null {
  const found = lines.find(({ key }) => key === name);
  return found ? receivedLine(valueOf(found.line.slice(0, 4 * longest)), longest) || null : null;
}

function sentDateOf({ headers }: Parsed): string | null {
  const date = headers.get('date');
  if (!(date instanceof Date) || Number.isNaN(date.getTime())) return null;
  const year = date.getUTCFullYear();
  return year >= 1980 && year < 2100 ? date.toISOString() : null;
}

/** An address as the parser gives it, hosts in letters, or null for what cannot be one. */
function addressIn(given: string | undefined): string | null {
  const address = receivedLine(given ?? '', 254).toLowerCase();
  return /^[^\s@<>"]+@[^\s@<>"]+$/.test(address) ? address : null;
}

function namedIn({ headers }: Parsed, header: string) {
  const given = headers.get(header) as AddressObject | AddressObject[] | undefined;
  return [given ?? []].flat().flatMap(({ value }) => value.flatMap((one) => one.group ?? [one]));
}

/** Whom a header names, at most so many, and how many more there are. */
function peopleIn(found: Parsed, header: string, most: number): { people: MailPerson[]; more: number } {
  const named = namedIn(found, header);
  const people = named.slice(0, most).map(({ name, address: given }) => {
    const address = addressIn(given);
    return { name: receivedLine(name ?? '', 200) || null, address: address && storedEmail(address) };
  });
  return { people, more: named.length - people.length };
}

const unknownPerson: MailPerson = { name: null, address: null };

/** People a mail may name as those who are answered; the first with an address counts. */
const mostReplyTo = 5;

function correspondents(found: Parsed) {
  const [{ name, address } = unknownPerson] = peopleIn(found, 'from', 1).people;
  const replyTo =
    peopleIn(found, 'reply-to', mostReplyTo).people.find(
      (one) => one.address !== null && one.address !== address,
    ) ?? unknownPerson;
  const [to, copies] = [peopleIn(found, 'to', mostRecipients), peopleIn(found, 'cc', mostRecipients)];
  return {
    fromName: name,
    fromAddress: address,
    replyToName: replyTo.name,
    replyToAddress: replyTo.address,
    to: to.people,
    copies: copies.people,
    recipientsLeftOut: to.more + copies.more,
  };
}

/** Bytes at the start of a mail that are searched for embedded mails. */
const lookedThrough = 1024 * 1024;

/** Message-IDs of mails inside, whichever way they are put in: as a message, its headers, or a quotation. */
async function messageIdsInside(file: string, own: string | null): Promise<string[]> {
  const text = (await startOf(file, lookedThrough)).toString('latin1');
  const found = [...text.matchAll(/^[ \t>]{0,10}message-id:\s{0,5}(<[^<>\s]{3,300}>)/gim)];
  const ids = found.flatMap(([, id]) => (id === undefined || id === own ? [] : [id]));
  return [...new Set(ids)].slice(0, 20);
}

/** Returns the whole mail in UTF-8 if none of its parts declares an encoding, otherwise null. */
async function inUtf8(file: string): Promise<Readable | null> {
  const legible = undeclaredInUtf8(await readFile(file));
  return legible && Readable.from([legible]);
}

function subjectIn(headers: Parsed['headers']): string {
  const subject = headers.get('subject');
  return typeof subject === 'string' ? subject : '';
}

const isBroken = ({ text, html, headers }: Parsed) =>
  [text, html ?? '', subjectIn(headers), JSON.stringify(headers.get('from') ?? '')].some((part) =>
    part.includes('\ufffd'),
  );

async function parsed({ path: file, folder }: MailToRead): Promise<Parsed> {
  const first = await parse(createReadStream(file, { end: largestMail }), folder);
  if (first.lines.length === 0) return { ...(await parse(await headAlone(file), folder)), isWhole: false };
  if (!isBroken(first)) return first;
  const legible = await inUtf8(file);
  return legible ? parse(legible, folder) : first;
}

/** Pictures the mail brings along and shows in its text, as `data:` addresses; all together they have a limit. */
async function inlinePictures(attachments: readonly StoredAttachment[]): Promise<Map<string, string>> {
  const pictures = new Map<string, string>();
  let bytes = 0;
  for (const { contentId, type, size, path: file } of attachments) {
    if (contentId === null || !inlineTypes.has(type) || size > largestInline) continue;
    bytes += size;
    if (bytes > mostInlineBytes) break;
    pictures.set(contentId, `data:${type};base64,${(await readFile(file)).toString('base64')}`);
  }
  return pictures;
}

/** Returns the text of a mail: its plain text, otherwise the text of its HTML, otherwise its invitation. */
function textOf({ text, html }: Parsed, invitation: MailInvitation | null): string {
  if (text.trim() !== '') return text;
  if (html !== null) return textOfHtml(html);
  return [invitation?.title, invitation?.location, invitation?.note].filter(Boolean).join('\n');
}

/**
 * Reads an untrusted mail: its headers, its text, HTML that is safe to display, and its attachments, which are written
 * into the folder. It ends for every input, and its result is bounded in size.
 */
export async function readMail(mail: MailToRead): Promise<ReadMail> {
  const whole = await parsed(mail);
  const found = await withNames(await withOutlookParts(whole, mail.folder));
  const invitation = await invitationIn(found);
  const inline = await inlinePictures(found.attachments);
  const shown = new Set<string>();
  const html =
    found.html === null || isTooMuch(found.html)
      ? null
      : safeHtml(found.html, (contentId) => {
          const data = inline.get(contentId) ?? null;
          if (data !== null) shown.add(contentId);
          return data;
        });
  const ownText = textOf(found, invitation);
  const messageId = headerOf(found, 'message-id', 998);
  const people = correspondents(found);
  const sentDate = sentDateOf(found);
  return {
    headers: Object.fromEntries(
      found.lines
        .toReversed()
        .flatMap(({ key, line }) => (usedHeaders.has(key) ? [[key, receivedLine(valueOf(line), 2000)]] : [])),
    ),
    hops: found.lines.filter(({ key }) => key === 'received').length,
    messageId,
    // of what the mail itself has, as before any of it was made readable
    fingerprint: fingerprintOf(whole, {
      fromAddress: addressIn(namedIn(whole, 'from')[0]?.address),
      sentDate,
    }),
    inReplyTo: headerOf(found, 'in-reply-to', 998),
    references: headerOf(found, 'references', 20_000),
    inside: await messageIdsInside(mail.path, messageId),
    subject: receivedLine(subjectIn(found.headers), longestSubject),
    ...people,
    sentDate,
    text: receivedText(ownText, longestText),
    html: html && receivedText(html.html, html.html.length),
    remotePictures: html?.remotePictures ?? 0,
    invitation,
    attachments: found.attachments
      .filter(({ contentId }) => contentId === null || !shown.has(contentId))
      .map(({ path: file, name, size, sha256 }) => ({ path: file, name, size, sha256 })),
    attachmentsLeftOut: found.leftOut,
    isWhole: found.isWhole,
  };
}
