import { withoutDirectionMarks } from '../shared/index.ts';

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
