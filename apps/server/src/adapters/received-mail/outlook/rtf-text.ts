import { decoderOf } from './code-pages.ts';

/** Content of an RTF: its text, or the HTML that it was made from (MS-OXRTFEX). */
export interface RtfContent {
  readonly kind: 'text' | 'html';
  readonly text: string;
}

const longestText = 2 * 1024 * 1024;
const deepest = 200;

/** Groups whose words are no text. */
const hidden: ReadonlySet<string> = new Set([
  'colortbl',
  'fonttbl',
  'footer',
  'footerf',
  'footerl',
  'footerr',
  'header',
  'headerf',
  'headerl',
  'headerr',
  'info',
  'object',
  'pict',
  'stylesheet',
]);

const written: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  row: '\n',
  tab: '\t',
  cell: '\t',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  endash: '–',
  emdash: '—',
  '~': '\u00a0',
  _: '-',
  '{': '{',
  '}': '}',
  '\\': '\\',
  '\n': '\n',
  '\r': '\n',
};

/** Code pages by the character sets of fonts. */
const charsets: Readonly<Record<number, number>> = {
  77: 10_000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

interface Group {
  readonly isHidden: boolean;
  /** Whether the position is between `\htmlrtf` and `\htmlrtf0`, where the content is only for RTF. */
  readonly isForRtf: boolean;
  readonly isFontTable: boolean;
  readonly font: number;
  /** Number of characters after a `\u` that replace it for readers without Unicode. */
  readonly skipped: number;
}

const token = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)|[\r\n]+|\\/giy;

/** Returns the text of RTF, bounded; of one that was made from HTML that HTML. */
export function contentOfRtf(rtf: Buffer): RtfContent {
  const source = rtf.toString('latin1');
  const kind = /\\fromhtml1?(?![\da-z])/.test(source.slice(0, 4096)) ? 'html' : 'text';
  const fonts = new Map<number, number>();
  const stack: Group[] = [];
  let group: Group = { isHidden: false, isForRtf: false, isFontTable: false, font: -1, skipped: 1 };
  let tooDeep = 0;
  let codePage = 1252;
  let isOptional = false;
  let toSkip = 0;
  let text = '';
  let bytes: number[] = [];

  const flush = () => {
    if (bytes.length === 0) return;
    text += decoderOf(fonts.get(group.font) ?? codePage)(Uint8Array.from(bytes));
    bytes = [];
  };
  const isShown = () => !group.isHidden && !group.isForRtf && tooDeep === 0;
  const write = (part: string) => {
    flush();
    if (isShown()) text += part;
  };
  const writeBytes = (part: readonly number[]) => {
    const shown = part.slice(toSkip);
    toSkip = Math.max(0, toSkip - part.length);
    if (isShown()) for (const byte of shown) bytes.push(byte);
  };
  const change = (changed: Partial<Group>) => {
    flush();
    group = { ...group, ...changed };
  };

  function control(word: string, number: number | null): void {
    const wasOptional = isOptional;
    isOptional = false;
    if (hidden.has(word) || (wasOptional && word !== 'htmltag')) {
      change({ isHidden: true, isFontTable: word === 'fonttbl' });
      return;
    }
    switch (word) {
      case 'htmlrtf':
        return change({ isForRtf: number !== 0 });
      case 'ansicpg':
        codePage = number || codePage;
        return;
      case 'f':
        return change({ font: number ?? 0 });
      case 'fcharset': {
        const known = charsets[number ?? 0];
        if (group.isFontTable && known !== undefined) fonts.set(group.font, known);
        return;
      }
      case 'uc':
        return change({ skipped: Math.min(Math.max(number ?? 1, 0), 16) });
      case 'u':
        write(String.fromCharCode((number ?? 0) & 0xff_ff));
        toSkip = group.skipped;
        return;
      default:
        if (Object.hasOwn(written, word)) write(written[word] ?? '');
    }
  }

  function brace(sign: string): void {
    flush();
    toSkip = 0;
    isOptional = false;
    if (sign === '}') {
      if (tooDeep > 0) tooDeep -= 1;
      else group = stack.pop() ?? group;
      return;
    }
    if (stack.length >= deepest) tooDeep += 1;
    else stack.push(group);
  }

  token.lastIndex = 0;
  for (let found = token.exec(source); found && text.length < longestText; found = token.exec(source)) {
    const [, word, number, hex, symbol, sign, plain] = found;
    if (word !== undefined) control(word, number === undefined ? null : Number(number));
    else if (hex !== undefined) writeBytes([Number.parseInt(hex, 16)]);
    else if (symbol === '*') isOptional = true;
    else if (symbol !== undefined) write(written[symbol] ?? '');
    else if (sign !== undefined) brace(sign);
    else if (plain !== undefined) writeBytes([...Buffer.from(plain, 'latin1')]);
  }
  flush();
  return { kind, text: text.slice(0, longestText) };
}
