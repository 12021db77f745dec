import { isUtf8 } from 'node:buffer';

import { storedEmail } from '@szansa/domain/identity';
import { receivedLine, receivedText } from '@szansa/domain/received-mail';
import { warsawInstant } from '@szansa/domain/shared';
import ICAL from 'ical.js';

import { decoderOf } from '../outlook/code-pages.ts';
import type { MailInvitation, MailPerson } from '../received-mail.ts';
import { instantOf } from './zones.ts';

/** A calendar of more is a whole one, and no invitation. */
export const largestCalendar = 256 * 1024;
const mostPeople = 50;
const longestNote = 4000;

/** How zones repeat their changes; anything else could be counted through for ever. */
const yearly =
  /^FREQ=YEARLY(?:;(?:INTERVAL=1|BYDAY=[+-]?\d?[A-Z]{2}|BYMONTH=\d{1,2}|WKST=[A-Z]{2}|UNTIL=[\dTZ]{8,16}|COUNT=\d{1,3}))*$/;

/** More lines no zone needs. */
const longestZone = 200;

function isPlainZone(zone: readonly string[]): boolean {
  return (
    zone.length <= longestZone &&
    zone.every((line) => {
      const [, name = '', value = ''] = /^([A-Z-]+)[^:]*:(.*)$/i.exec(line) ?? [];
      if (/^RRULE$/i.test(name)) return yearly.test(value.trim().toUpperCase());
      return !/^(?:RDATE|EXRULE)$/i.test(name);
    })
  );
}

/** The calendar without zones whose changes are no yearly ones. */
function withoutStrangeZones(lines: readonly string[]): string[] {
  const unzoned: string[] = [];
  let zone: string[] | null = null;
  for (const line of lines) {
    if (/^BEGIN:VTIMEZONE\s*$/i.test(line)) zone ??= [];
    if (zone === null) unzoned.push(line);
    else zone.push(line);
    if (zone === null || !/^END:VTIMEZONE\s*$/i.test(line)) continue;
    if (isPlainZone(zone)) for (const known of zone) unzoned.push(known);
    zone = null;
  }
  return unzoned;
}

function personOf(property: ICAL.Property | null): MailPerson | null {
  if (!property) return null;
  const value = receivedLine(String(property.getFirstValue() ?? ''), 300).replace(/^mailto:/i, '');
  const address = /^[^\s@<>"]+@[^\s@<>"]+$/.test(value) ? storedEmail(value) : null;
  const name = receivedLine(String(property.getParameter('cn') ?? ''), 200) || null;
  return name === null && address === null ? null : { name, address };
}

/**
 * Returns the instant of a date property; a whole day starts at midnight in Warsaw. Returns null for a value that is
 * no time.
 */
function instantIn(property: ICAL.Property | null): string | null {
  const value = property?.getFirstValue();
  if (!(value instanceof ICAL.Time)) return null;
  const zone = property?.getParameter('tzid');
  const isKnown = value.zone !== null && value.zone !== ICAL.Timezone.localTimezone;
  const instant = value.isDate
    ? warsawInstant({ day: value.toString(), time: '00:00' })
    : isKnown
      ? value.toJSDate()
      : instantOf(value.toString(), typeof zone === 'string' ? zone : null);
  return instant === null || Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}

/** Returns when an event ends: its end as declared, or its start plus its duration. */
function endOf(event: ICAL.Component, startAt: string): string | null {
  const value = instantIn(event.getFirstProperty('dtend'));
  const duration = event.getFirstPropertyValue('duration');
  const lasting = duration instanceof ICAL.Duration ? duration.toSeconds() * 1000 : 0;
  const endAt = value ?? (lasting > 0 ? new Date(Date.parse(startAt) + lasting).toISOString() : null);
  return endAt !== null && endAt > startAt ? endAt : null;
}

const kinds: Readonly<Record<string, MailInvitation['kind']>> = {
  CANCEL: 'cancellation',
  REPLY: 'reply',
};

function invitationOf(calendar: ICAL.Component): MailInvitation | null {
  // an exception of a series names the day it replaces; the first event that is no exception is the series
  const events = calendar.getAllSubcomponents('vevent');
  const event = events.find((one) => !one.hasProperty('recurrence-id')) ?? events[0];
  const start = event?.getFirstProperty('dtstart') ?? null;
  const startAt = instantIn(start);
  if (!event || startAt === null) return null;
  const textOf = (name: string) => String(event.getFirstPropertyValue(name) ?? '');
  const line = (name: string) => receivedLine(textOf(name), 300) || null;
  const method = String(calendar.getFirstPropertyValue('method') ?? '').toUpperCase();
  const value = start?.getFirstValue();
  const attendees = event.getAllProperties('attendee').slice(0, mostPeople);
  return {
    kind: textOf('status').toUpperCase() === 'CANCELLED' ? 'cancellation' : (kinds[method] ?? 'invitation'),
    title: line('summary'),
    location: line('location'),
    note: receivedText(textOf('description'), longestNote).trim() || null,
    startAt,
    endAt: endOf(event, startAt),
    isAllDay: value instanceof ICAL.Time && value.isDate,
    isRepeated: event.hasProperty('rrule') || event.hasProperty('rdate'),
    organiser: personOf(event.getFirstProperty('organizer')),
    attendees: attendees.map(personOf).filter((person) => person !== null),
  };
}

/** Returns what a calendar invites to (RFC 5545, 5546); of a series the first time. Null for what cannot be read. */
export function readInvitation(content: Buffer): MailInvitation | null {
  if (content.length > largestCalendar) return null;
  const text = isUtf8(content) ? content.toString() : decoderOf(null)(content);
  // lines that are folded are joined before anything is looked for
  const lines = text
    .replace(/^\uFEFF/, '')
    .trim()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]/g, '')
    .split('\n');
  try {
    const parsed: unknown = ICAL.parse(withoutStrangeZones(lines).join('\n'));
    return Array.isArray(parsed) ? invitationOf(new ICAL.Component(parsed)) : null;
  } catch {
    // the library throws many kinds of errors for something that is no calendar
    return null;
  }
}
