import { createReadStream } from 'node:fs';

import { encodingDetector, type ImportEncoding } from '@szansa/domain/import';
import iconv from 'iconv-lite';

/** A text of bytes that come in pieces; what is left of a letter that was cut comes at the end. */
interface Decoder {
  write(bytes: Buffer): string;
  end(): string;
}

/** CP852 is the one that `TextDecoder` does not know. */
function cp852Decoder(): Decoder {
  const decoder = iconv.getDecoder('cp852');
  return { write: (bytes) => decoder.write(bytes), end: () => decoder.end() ?? '' };
}

function platformDecoder(encoding: Exclude<ImportEncoding, 'cp852'>, isStrict: boolean): Decoder {
  const decoder = new TextDecoder(encoding, { fatal: isStrict });
  return { write: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
}

const decoderOf = (encoding: ImportEncoding, isStrict: boolean) =>
  encoding === 'cp852' ? cp852Decoder() : platformDecoder(encoding, isStrict);

/** The text that bytes are in an encoding; what they cannot be is replaced. */
export function decodedText(bytes: Buffer, encoding: ImportEncoding): string {
  const decoder = decoderOf(encoding, false);
  return decoder.write(bytes) + decoder.end();
}

/**
 * Yields the text of a file while it is read.
 * @throws TypeError at bytes that are invalid in the encoding, with `isStrict`
 */
export async function* decodedFile(
  path: string,
  encoding: ImportEncoding,
  { isStrict = false }: { readonly isStrict?: boolean } = {},
): AsyncGenerator<string> {
  const decoder = decoderOf(encoding, isStrict);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) yield decoder.write(chunk);
  yield decoder.end();
}

/** The likeliest encoding of a file (rule IM1). */
export async function encodingOfFile(path: string): Promise<ImportEncoding> {
  const detector = encodingDetector();
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) detector.add(chunk);
  return detector.encoding();
}
