/** A mail's text with what is quoted apart. */
interface QuotedText {
  /** What the sender has written. */
  readonly own: string;
  /** From the first mark of a quotation on; null where nothing is quoted. */
  readonly quoted: string | null;
}

const longestLine = 300;

type HeaderKind = 'from' | 'sent' | 'to' | 'subject';

const headerLabels: Readonly<Record<HeaderKind, readonly string[]>> = {
  from: ['from', 'od', 'von', 'nadawca'],
  sent: ['sent', 'date', 'wysłano', 'wysłane', 'data', 'data wysłania', 'gesendet', 'datum'],
  to: ['to', 'do', 'an', 'adresat', 'odbiorca'],
  subject: ['subject', 'temat', 'betreff'],
};

const headerKinds: ReadonlyMap<string, HeaderKind> = new Map(
  (['from', 'sent', 'to', 'subject'] as const).flatMap((kind) =>
    headerLabels[kind].map((label) => [label, kind] as const),
  ),
);

/** Which header of a mail a line repeats, as `Od: …`, `*From:* …`. */
function headerKind(line: string): HeaderKind | null {
  const colon = line.slice(0, 24).indexOf(':');
  if (colon === -1) return null;
  return headerKinds.get(line.slice(0, colon).replaceAll('*', '').trim().toLowerCase()) ?? null;
}

/** Maximum number of lines of a quoted mail's headers: those with many recipients are wrapped. */
const headerLines = 8;

/** Returns whether another mail's headers start at a line: its sender, with two of date, recipient and subject. */
function startsHeaders(kinds: readonly (HeaderKind | null)[], at: number): boolean {
  if (kinds[at] === null) return false;
  const found = new Set(kinds.slice(at, at + headerLines).filter((kind) => kind !== null));
  return found.has('from') && found.size >= 3;
}

const replySeparators = [
  'original message',
  'original appointment',
  'wiadomość oryginalna',
  'oryginalna wiadomość',
  'treść oryginalnej wiadomości',
  'ursprüngliche nachricht',
  'originalnachricht',
  'original nachricht',
];

const forwardSeparators = [
  'forwarded message',
  'begin forwarded message',
  'przekazana wiadomość',
  'wiadomość przekazana',
  'przesłana wiadomość',
  'początek przekazanej wiadomości',
  'treść przekazanej wiadomości',
  'weitergeleitete nachricht',
  'anfang der weitergeleiteten nachricht',
];

/** `-----Original Message-----` and the like; Apple Mail writes no dashes. */
function separates(line: string): boolean {
  const words = line
    .replaceAll(/[-_*=:\s]+/g, ' ')
    .trim()
    .toLowerCase();
  if (forwardSeparators.includes(words)) return true;
  if (!/^[-_*= ]{2}/.test(line)) return false;
  return [...replySeparators, ...forwardSeparators].some((one) => words.startsWith(one));
}

/** A line that Outlook draws above the mail it answers. */
const isRule = (line: string) => line.length >= 20 && /^_+$/.test(line);

const introStart =
  /^(?:w dniu|dnia|on|am|użytkownik|wiadomość napisana|(?:pon|wt|śr|czw|pt|sob|nd|ndz|niedz|mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so)[.,]|poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela|\d{1,4}[-./ ])/iu;
const introVerb = /(?<!\p{L})(?:napisał(?:a|\(a\)|\/a)?|pisze|wrote|schrieb)(?!\p{L})/iu;
const verbAtEnd = /(?:napisał(?:a|\(a\)|\/a)?|pisze|wrote):?$/iu;

/** Returns whether joined lines introduce a quoted mail: `W dniu … Jan Kowalski napisał(a):`. */
function introduces(text: string): boolean {
  const endsWithColon = text.endsWith(':');
  if (!endsWithColon && !verbAtEnd.test(text)) return false;
  if (!introStart.test(text)) return endsWithColon && verbAtEnd.test(text);
  if (/^wiadomość napisana/iu.test(text)) return endsWithColon;
  if (!/[\d@]/.test(text)) return false;
  return introVerb.test(text) || (/^\d/.test(text) && text.endsWith('>:'));
}

/** Such a sentence may be wrapped over three lines. */
function startsIntro(lines: readonly string[], at: number): boolean {
  let text = '';
  const [first = ''] = lines.slice(at, at + 1);
  // a sentence that starts with a name has the address in its first line
  if (!introStart.test(first) && !first.includes('@')) return false;
  for (const line of lines.slice(at, at + 3)) {
    if (line === '' || line.startsWith('>')) return false;
    text = text === '' ? line : `${text} ${line}`;
    if (introduces(text)) return true;
  }
  return false;
}

/** Returns the text below the last quoted line, for authors who write below the quotation. */
function belowQuoted(lines: readonly string[]): string {
  const last = lines.findLastIndex((line) => line.startsWith('>'));
  return last === -1
    ? ''
    : lines
        .slice(last + 1)
        .join('\n')
        .trim();
}

/**
 * Parts what the sender has written from what is quoted (rule RM4), by the marks of common mail programs in Polish, English
 * and German: quoted lines, a separator, the sentence that introduces a quotation, or the headers of another mail.
 */
export function splitQuotation(text: string): QuotedText {
  const lines = text.split('\n');
  const trimmed = lines.map((line) => line.trim().slice(0, longestLine));
  const kinds = trimmed.map(headerKind);
  const start = trimmed.findIndex(
    (line, at) =>
      line.startsWith('>') ||
      separates(line) ||
      isRule(line) ||
      startsHeaders(kinds, at) ||
      startsIntro(trimmed, at),
  );
  if (start === -1) return { own: text.trim(), quoted: null };
  const above = lines.slice(0, start).join('\n').trim();
  return { own: above || belowQuoted(trimmed.slice(start)), quoted: lines.slice(start).join('\n') };
}

/** What the sender has written, without the mail it answers. */
export const ownPart = (text: string): string => splitQuotation(text).own;

/** Returns whether a subject marks a forwarded mail: `Fwd:`, `PD:`, `WG:`. */
export const isForward = (subject: string): boolean =>
  /^\s{0,5}(?:(?:re|odp|aw)\s{0,3}:\s{0,3})?(?:fwd?|pd|wg)\s{0,3}:/iu.test(subject.slice(0, 100));

/** A forwarded mail: its sender as written in its headers, and its own text. */
export interface ForwardedText {
  readonly from: string | null;
  readonly own: string;
}

/** Reads the mail inside a quotation: its headers are left out, and so is what it quotes itself. */
export function forwardedText(quoted: string): ForwardedText {
  const lines = quoted.split('\n').map((line) => line.replace(/^[ >]{1,10}/, ''));
  const kinds = lines.map((line) => headerKind(line.trim()));
  const head = lines.findIndex(
    (line) => !separates(line.trim()) && !isRule(line.trim()) && line.trim() !== '',
  );
  const end = kinds.slice(0, head + headerLines + 4).findLastIndex((kind) => kind !== null);
  const from = lines[kinds.indexOf('from')];
  return {
    from: end === -1 || from === undefined ? null : from.slice(from.indexOf(':') + 1, longestLine).trim(),
    own: ownPart(lines.slice(Math.max(end + 1, head)).join('\n')),
  };
}
