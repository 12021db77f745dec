/** Code pages of Windows whose labels are not `windows-` and their number. */
const labels: Readonly<Record<number, string>> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10_000: 'macintosh',
  20_127: 'windows-1252',
  20_866: 'koi8-r',
  28_591: 'windows-1252',
  28_592: 'iso-8859-2',
  50_220: 'iso-2022-jp',
  65_001: 'utf-8',
};

/** The code page of Central Europe, used where none is declared. */
const usual = 1250;

/** Returns a function that decodes bytes of a code page; for an unknown one, the default code page is used. */
export function decoderOf(codePage: number | null): (bytes: Uint8Array) => string {
  const number = codePage ?? usual;
  const known =
    labels[number] ?? (number >= 1250 && number <= 1258 ? `windows-${number}` : `windows-${usual}`);
  const decoder = new TextDecoder(known);
  return (bytes) => decoder.decode(bytes);
}
