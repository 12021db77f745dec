/** Bytes of Polish letters that ISO-8859-2 and Windows-1250 write differently: ą, ś, ź and their capitals. */
const inWindows = new Set([0xb9, 0x9c, 0x9f, 0xa5, 0x8c, 0x8f]);
const inIso = new Set([0xb1, 0xb6, 0xbc, 0xa1, 0xa6, 0xac]);

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  let [windows, iso] = [0, 0];
  for (const byte of bytes) {
    if (inWindows.has(byte)) windows += 1;
    if (inIso.has(byte)) iso += 1;
  }
  return iso > windows ? 'iso-8859-2' : 'windows-1250';
}

/** Returns the text of a file: UTF-8, UTF-16 with a mark, or an older Polish encoding, detected by its letters. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  }
}
