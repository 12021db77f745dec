import { withoutDirectionMarks } from '../shared/index.ts';

// PostgreSQL stores no NUL and no halves of surrogate pairs, and no screen shows control characters
const unprintable =
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text of a stranger as it is kept: without what cannot be printed or turns the direction of writing, and bounded. */
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

/** Where an answer repeats what it answers: the marks of Polish and English mail programs. */
const quotation =
  /^(?:>|-{3,} ?(?:original message|wiadomość oryginalna|oryginalna wiadomość|forwarded message)|(?:w dniu|dnia|on) .{1,200}(?:napisał(?:a|\(a\))?|pisze|wrote):?\s*$|_{20,}\s*$)/iu;

/** What the sender has written, without the mail it answers: the lines before the first mark of a quotation. */
export function ownPart(text: string): string {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => quotation.test(line.trim().slice(0, 300)));
  return (end === -1 ? lines : lines.slice(0, end)).join('\n').trim();
}
