import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { largestCalendar, readInvitation } from './calendar/invitation.ts';
import { subjectOf } from './mail-head.ts';
import { Malformed } from './outlook/reader.ts';
import { readTnef, type Tnef } from './outlook/tnef.ts';
import { fileName, mostAttachments, type Parsed, type StoredAttachment } from './parse-mail.ts';
import type { MailInvitation } from './received-mail.ts';

const tnefTypes = new Set(['application/ms-tnef', 'application/vnd.ms-tnef']);

const isTnef = ({ type, name }: StoredAttachment) => tnefTypes.has(type) || /^winmail\.dat$/i.test(name);

async function tnefIn({ path: file }: StoredAttachment, mostFiles: number): Promise<Tnef | null> {
  try {
    return readTnef(await readFile(file), mostFiles);
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
}

const isEmpty = (text: string | null) => text === null || text.trim() === '';

/**
 * Puts the text and the files of a `winmail.dat` in its place, as if they had been sent as such; together with the others there
 * are as many attachments as a mail may have. One that cannot be read stays as it is.
 */
export async function withOutlookParts(found: Parsed, folder: string): Promise<Parsed> {
  const attachments: StoredAttachment[] = [];
  let { text, html, leftOut } = found;
  let further = mostAttachments - found.attachments.filter((one) => !isTnef(one)).length;
  for (const [place, one] of found.attachments.entries()) {
    const inside = isTnef(one) ? await tnefIn(one, further) : null;
    if (inside === null || (inside.files.length === 0 && inside.text === null && inside.html === null)) {
      attachments.push(one);
      continue;
    }
    further -= inside.files.length;
    leftOut += inside.leftOut;
    if (isEmpty(text)) text = inside.text ?? '';
    if (isEmpty(html)) html = inside.html;
    for (const [index, { name, content, type, contentId }] of inside.files.entries()) {
      const target = path.join(folder, `${place}-${index}`);
      await writeFile(target, content);
      const sha256 = createHash('sha256').update(content).digest('hex');
      const named = { name: fileName(name ?? undefined, attachments.length), isNamed: name !== null };
      attachments.push({ path: target, ...named, size: content.length, sha256, contentId, type: type ?? '' });
    }
  }
  return { ...found, text, html, attachments, leftOut };
}

/** Gives an attachment without a name one that describes it: a mail is named after its subject. */
async function withName(one: StoredAttachment, place: number): Promise<StoredAttachment> {
  if (one.isNamed) return one;
  if (one.type === 'text/calendar') return { ...one, name: 'invitation.ics' };
  if (one.type !== 'message/rfc822') return one;
  const subject = (await subjectOf(one.path)).replaceAll(/[/\\:*?"<>|]/g, '-').replace(/^[.\s]+/, '');
  return { ...one, name: fileName(`${subject || place + 1}.eml`, place) };
}

/** Returns the mail with descriptive names for its attachments. */
export async function withNames(found: Parsed): Promise<Parsed> {
  return { ...found, attachments: await Promise.all(found.attachments.map(withName)) };
}

const isCalendar = ({ type, name, size }: StoredAttachment) =>
  size <= largestCalendar && (type === 'text/calendar' || /\.ics$/i.test(name));

/** What the first calendar of a mail that can be read invites to. */
export async function invitationIn({ attachments }: Parsed): Promise<MailInvitation | null> {
  for (const { path: file } of attachments.filter(isCalendar).slice(0, 5)) {
    const invitation = readInvitation(await readFile(file));
    if (invitation) return invitation;
  }
  return null;
}
