import { createRequire } from 'node:module';
import path from 'node:path';

import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

const require = createRequire(import.meta.url);
const liberation = path.join(path.dirname(require.resolve('pdfjs-dist/package.json')), 'standard_fonts');

/** The families that documents are set in, with a regular and a bold face each. */
export const families = ['Sample Noto', 'Sample Liberation'] as const;
export type Family = (typeof families)[number];

const files: readonly (readonly [string, Family])[] = [
  [require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'), 'Sample Noto'],
  [require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'), 'Sample Noto'],
  [path.join(liberation, 'LiberationSans-Regular.ttf'), 'Sample Liberation'],
  [path.join(liberation, 'LiberationSans-Bold.ttf'), 'Sample Liberation'],
];
for (const [file, family] of files) GlobalFonts.registerFromPath(file, family);

/** The page of every document, A4 in points. */
export const paper = { width: 595, height: 842, margin: 40, foot: 70 } as const;

export interface Text {
  readonly x: number;
  /** Of the base line. */
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly isBold: boolean;
  readonly color: string;
}

export interface Rule {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

const measuring = createCanvas(10, 10).getContext('2d');

export const fontOf = (family: Family, size: number, isBold: boolean) =>
  `${isBold ? 600 : 400} ${size}px "${family}"`;

export function widthOf(text: string, family: Family, size: number, isBold = false): number {
  measuring.font = fontOf(family, size, isBold);
  return measuring.measureText(text).width;
}

/** A text in lines that are no wider than this. */
export function wrapped(text: string, width: number, family: Family, size: number, isBold = false): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, family, size, isBold) > width) lines.push(word);
    else lines[Math.max(0, lines.length - 1)] = longer;
  }
  return lines;
}

interface Look {
  readonly size?: number;
  readonly isBold?: boolean;
  readonly color?: string;
  readonly isRight?: boolean;
  /** The width that it may have, in points. */
  readonly room?: number;
}

/** The pages of a document while it is laid out. */
export class Sheet {
  readonly pages: { readonly texts: Text[]; readonly rules: Rule[] }[] = [{ texts: [], rules: [] }];
  readonly family: Family;
  readonly size: number;
  readonly leading: number;

  constructor(family: Family, size: number, leading: number) {
    this.family = family;
    this.size = size;
    this.leading = leading;
  }

  get page() {
    const page = this.pages.at(-1);
    if (!page) throw new RangeError('no page');
    return page;
  }

  /**
   * Writes a line, its upper edge at `y`; aligned to its right end where wished, and smaller where it is wider than its
   * room.
   */
  write(text: string, x: number, y: number, look: Look = {}): void {
    const { size: wished = this.size, isBold = false, color = '#111111', isRight = false, room } = look;
    const whole = widthOf(text, this.family, wished, isBold);
    const size = room !== undefined && whole > room ? (wished * room) / whole : wished;
    const width = widthOf(text, this.family, size, isBold);
    if (text !== '')
      this.page.texts.push({ x: isRight ? x - width : x, y: y + size, text, size, isBold, color });
  }

  rule(x: number, y: number, width: number, height: number, color = '#999999'): void {
    this.page.rules.push({ x, y, width, height, color });
  }
}
