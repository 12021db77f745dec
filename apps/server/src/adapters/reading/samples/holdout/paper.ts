import { createRequire } from 'node:module';
import path from 'node:path';

import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

const fromHere = createRequire(import.meta.url);
// the fonts of the tools, which the server does not ship
const fromWorkspace = createRequire(path.join(import.meta.dirname, '../../../../../../../package.json'));
const noto = '@expo-google-fonts/noto-sans';
const liberation = path.join(path.dirname(fromHere.resolve('pdfjs-dist/package.json')), 'standard_fonts');
const dejavu = path.join(path.dirname(fromWorkspace.resolve('dejavu-fonts-ttf/package.json')), 'ttf');

const files = {
  'Holdout Noto': [
    fromHere.resolve(`${noto}/400Regular/NotoSans_400Regular.ttf`),
    fromHere.resolve(`${noto}/600SemiBold/NotoSans_600SemiBold.ttf`),
  ],
  'Holdout Liberation': [
    path.join(liberation, 'LiberationSans-Regular.ttf'),
    path.join(liberation, 'LiberationSans-Bold.ttf'),
  ],
  'Holdout Condensed': [
    path.join(dejavu, 'DejaVuSansCondensed.ttf'),
    path.join(dejavu, 'DejaVuSansCondensed-Bold.ttf'),
  ],
  'Holdout Serif': [
    path.join(dejavu, 'DejaVuSerifCondensed.ttf'),
    path.join(dejavu, 'DejaVuSerifCondensed-Bold.ttf'),
  ],
  'Holdout Mono': [path.join(dejavu, 'DejaVuSansMono.ttf'), path.join(dejavu, 'DejaVuSansMono-Bold.ttf')],
} as const;
export type Family = keyof typeof files;
for (const [family, faces] of Object.entries(files))
  for (const file of faces) GlobalFonts.registerFromPath(file, family);

/** The families of documents that are not set in letters of one width. */
export const proportional = [
  'Holdout Noto',
  'Holdout Liberation',
  'Holdout Liberation',
  'Holdout Condensed',
  'Holdout Serif',
] as const satisfies readonly Family[];

/** A4 in points. */
export const a4 = { width: 595, height: 842 } as const;

export interface Mark {
  readonly x: number;
  /** Of the base line. */
  readonly y: number;
  readonly width: number;
  readonly text: string;
  readonly size: number;
  readonly isBold: boolean;
  readonly color: string;
}

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

export interface Look {
  readonly size?: number;
  readonly isBold?: boolean;
  readonly color?: string;
  /** What `x` is of the text. */
  readonly align?: 'left' | 'right' | 'centre';
  /** The width that it may have: a wider text is written smaller. */
  readonly room?: number;
}

const measuring = createCanvas(10, 10).getContext('2d');
let measured = '';

export const fontOf = (family: Family, size: number, isBold: boolean) =>
  `${isBold ? 600 : 400} ${size}px "${family}"`;

/** The pages of one document, all in one family. */
export class Paper {
  readonly pages: { readonly marks: Mark[]; readonly bars: Bar[]; readonly logos: Bar[] }[] = [];
  readonly family: Family;
  readonly size: number;
  readonly leading: number;
  /** The page that is written to, from 0. */
  current = -1;

  constructor(family: Family, size: number, leading: number) {
    this.family = family;
    this.size = size;
    this.leading = leading;
    this.addPage();
  }

  addPage(): void {
    this.pages.push({ marks: [], bars: [], logos: [] });
    this.current = this.pages.length - 1;
  }

  /** An empty one in the same letters, to measure with. */
  scratch(): Paper {
    return new Paper(this.family, this.size, this.leading);
  }

  get page() {
    const page = this.pages[this.current];
    if (!page) throw new RangeError('no page');
    return page;
  }

  widthOf(text: string, { size = this.size, isBold = false }: Look = {}): number {
    const font = fontOf(this.family, size, isBold);
    if (font !== measured) measuring.font = measured = font;
    return measuring.measureText(text).width;
  }

  /** A text in lines no wider than this; a word that is wider has a line of its own. */
  wrap(text: string, width: number, look: Look = {}): string[] {
    const lines: string[] = [];
    // an address of mail that would have to be far smaller goes on in the next line
    const isLong = (word: string) => word.includes('@') && this.widthOf(word, look) * 0.82 > width;
    for (const word of text.split(' ').flatMap((one) => (isLong(one) ? one.split(/(?<=@)/) : [one]))) {
      const last = lines.at(-1);
      if (last === undefined) lines.push(word);
      else if (this.widthOf(`${last} ${word}`, look) > width) lines.push(word);
      else lines[lines.length - 1] = `${last} ${word}`;
    }
    return lines;
  }

  /** Writes a line whose upper edge is at `y`. */
  write(text: string, x: number, y: number, look: Look = {}): void {
    if (text.trim() === '') return;
    const { size: wished = this.size, isBold = false, color = '#111111', align = 'left', room } = look;
    const whole = this.widthOf(text, look);
    const size = room !== undefined && whole > room ? (wished * room) / whole : wished;
    const width = this.widthOf(text, { size, isBold });
    const left = align === 'right' ? x - width : align === 'centre' ? x - width / 2 : x;
    this.page.marks.push({ x: left, y: y + size, width, text, size, isBold, color });
  }

  /** Writes lines from `y` on and returns their lower edge. */
  writeLines(lines: readonly string[], x: number, y: number, step: number, look: Look = {}): number {
    lines.forEach((line, at) => this.write(line, x, y + at * step, look));
    return y + lines.length * step;
  }

  bar(x: number, y: number, width: number, height: number, color = '#9aa1ab'): void {
    this.page.bars.push({ x, y, width, height, color });
  }

  box(x: number, y: number, width: number, height: number, color = '#9aa1ab'): void {
    this.bar(x, y, width, 0.6, color);
    this.bar(x, y + height, width, 0.6, color);
    this.bar(x, y, 0.6, height, color);
    this.bar(x + width, y, 0.6, height + 0.6, color);
  }

  /** A picture of a sign without letters. */
  logo(x: number, y: number, width: number, height: number, color: string): void {
    this.page.logos.push({ x, y, width, height, color });
  }
}
