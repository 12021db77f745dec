import { encodingDetector, type ImportEncoding } from '@szansa/domain/import';

import { decodedText } from '../encodings/decoding.ts';

/**
 * A header that declares the encoding of a part; an HTML page may declare one itself as well, possibly a wrong one.
 */
const declaresCharset = /^content-type:[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*?charset\s*=\s*"?(?!utf-8|us-ascii)/im;

const isQuotedPrintable = /^content-transfer-encoding:\s*quoted-printable/im;
const isBase64 = /^content-transfer-encoding:\s*base64/im;
const isNoText = /^content-type:(?!\s*text\/)|^content-disposition:\s*attachment/im;

/** Decodes the escaped bytes in a mail's body; encoded words of headers declare their own encoding. */
function withoutEscapes(mail: string): string {
  const body = mail.search(/\r?\n\r?\n/);
  return mail.replaceAll(/^.*=[89A-F][0-9A-F].*$/gim, (line, at: number) =>
    at < body || line.includes('=?')
      ? line
      : line.replaceAll(/=([89A-F][0-9A-F])/gi, (_, hex: string) =>
          String.fromCodePoint(Number.parseInt(hex, 16)),
        ),
  );
}

/** Cuts a mail at its empty lines, and returns the pieces with the indexes of those that are base64 texts. */
function cut(mail: string): { readonly pieces: readonly string[]; readonly base64: ReadonlySet<number> } {
  const pieces = mail.split(/(?<=\n)(\r?\n)/);
  const base64 = new Set<number>();
  for (const [index, head] of pieces.entries()) {
    // pieces and empty lines alternate, so that the body is the next piece but one
    if (isBase64.test(head) && !isNoText.test(head)) base64.add(index + 2);
  }
  return { pieces, base64 };
}

/** Returns the base64 at the start of a piece; a boundary ends it. */
const packedIn = (piece: string): string => /^[A-Za-z0-9+/=\s]*/.exec(piece)?.[0] ?? '';

const unpacked = (piece: string): Buffer => Buffer.from(packedIn(piece), 'base64');

/** The same with its letters in UTF-8, in lines that are short enough for a mail. */
function reencoded(piece: string, encoding: ImportEncoding): string {
  const text = decodedText(unpacked(piece), encoding);
  const lines =
    Buffer.from(text)
      .toString('base64')
      .match(/.{1,76}/g) ?? [];
  return `${lines.join('\r\n')}\r\n${piece.slice(packedIn(piece).length)}`;
}

/** Returns a whole mail in UTF-8 if none of its parts declares an encoding, otherwise null. */
export function undeclaredInUtf8(bytes: Buffer): Buffer | null {
  const raw = bytes.toString('latin1');
  if (declaresCharset.test(raw)) return null;
  const { pieces, base64 } = cut(isQuotedPrintable.test(raw) ? withoutEscapes(raw) : raw);
  const bytesOf = (piece: string, index: number) =>
    base64.has(index) ? unpacked(piece) : Buffer.from(piece, 'latin1');
  const detector = encodingDetector();
  for (const [index, piece] of pieces.entries()) detector.add(bytesOf(piece, index));
  const encoding = detector.encoding();
  if (encoding === 'utf-8') return null;
  const texts = pieces.map((piece, index) =>
    base64.has(index) ? reencoded(piece, encoding) : decodedText(Buffer.from(piece, 'latin1'), encoding),
  );
  return Buffer.from(texts.join(''));
}
