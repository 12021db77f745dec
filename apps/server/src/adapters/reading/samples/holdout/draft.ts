import type { Random } from '../generator/random.ts';
import type { Deal } from './deal.ts';
import type { Block, Truth } from './items.ts';
import { a4, type Paper } from './paper.ts';
import type { Setter } from './setters.ts';
import type { Voice } from './voice.ts';

interface Column {
  readonly x: number;
  readonly width: number;
  y: number;
}

export type TitleLook = 'none' | 'bold' | 'band' | 'line' | 'upper' | 'numbered';

/** A document while it is put together: where it goes on, and what is printed so far. */
export class Draft {
  readonly paper: Paper;
  readonly voice: Voice;
  readonly random: Random;
  readonly deal: Deal;
  readonly truth: Truth = {};
  readonly margin: number;
  readonly bottom = a4.height - 74;
  variants: readonly Truth[] = [];
  columns: Column[];
  titles: TitleLook;
  private titleCount = 0;

  constructor(paper: Paper, voice: Voice, random: Random, deal: Deal) {
    this.paper = paper;
    this.voice = voice;
    this.random = random;
    this.deal = deal;
    this.margin = random.int(32, 54);
    this.titles = random.pick(['bold', 'band', 'line', 'upper', 'numbered', 'bold']);
    this.columns = [{ x: this.margin, width: this.width, y: this.margin }];
  }

  get width(): number {
    return a4.width - 2 * this.margin;
  }

  get lowest(): number {
    return Math.max(...this.columns.map(({ y }) => y));
  }

  note(truth: Truth): void {
    Object.assign(this.truth, truth);
  }

  /** Goes on in columns of these widths below everything that is set. */
  divide(shares: readonly number[], gutter: number): void {
    const y = this.lowest;
    const room = this.width - gutter * (shares.length - 1);
    let x = this.margin;
    this.columns = shares.map((share) => {
      const column = { x, width: room * share, y };
      x += column.width + gutter;
      return column;
    });
  }

  whole(): void {
    this.divide([1], 0);
  }

  nextPage(): void {
    this.paper.addPage();
    for (const column of this.columns) column.y = this.margin;
  }

  /** Begins a page unless there is this much room. */
  need(height: number): void {
    if (this.lowest + height > this.bottom) this.nextPage();
  }

  /** Writes wrapped text over the whole width and returns nothing; the columns go on below. */
  say(
    text: string,
    look: { readonly size?: number; readonly isBold?: boolean; readonly after?: number } = {},
  ): void {
    const { size = this.paper.size, isBold = false, after = size * 0.7 } = look;
    this.whole();
    for (const line of this.paper.wrap(text, this.width, { size, isBold })) {
      this.need(size * 1.5);
      this.paper.write(line, this.margin, this.lowest, { size, isBold });
      for (const column of this.columns) column.y += size * 1.38;
    }
    for (const column of this.columns) column.y += after;
  }

  private title(paper: Paper, text: string, { x, y, width }: Column, look: TitleLook): number {
    const { size } = paper;
    const large = size * 1.08;
    switch (look) {
      case 'none':
        return y;
      case 'bold':
        paper.write(text, x, y, { isBold: true, size: large });
        return y + large * 1.75;
      case 'numbered':
        paper.write(`${this.titleCount}. ${text}`, x, y, { isBold: true });
        return y + size * 1.8;
      case 'upper':
        paper.write(text.toUpperCase(), x, y, { isBold: true, size: size * 0.92, color: '#1f4e8c' });
        return y + size * 1.8;
      case 'line':
        paper.write(text, x, y, { isBold: true });
        paper.bar(x, y + size * 1.5, width, 0.9, '#1f4e8c');
        return y + size * 2.1;
      default:
        paper.bar(x, y, width, large * 1.7, '#dfe5ee');
        paper.write(text, x + 4, y + large * 0.25, { isBold: true, size: large });
        return y + large * 2.2;
    }
  }

  private set(paper: Paper, block: Block, setter: Setter, column: Column, look: TitleLook): number {
    const top = this.title(paper, block.title, column, look);
    return setter.draw(paper, block.items, { x: column.x, width: column.width, y: top });
  }

  /** Sets a block in the column that has most room, or in this one, and notes what is to be read of it. */
  place(
    block: Block,
    setter: Setter,
    wished: { readonly column?: number; readonly title?: TitleLook } = {},
  ): void {
    if (block.items.length === 0) return;
    const look = wished.title ?? this.titles;
    const choose = () =>
      this.columns[wished.column ?? -1] ??
      this.columns.toSorted((one, other) => one.y - other.y)[0] ??
      this.columns[0];
    let column = choose();
    if (!column) return;
    this.titleCount += 1;
    const height = this.set(this.paper.scratch(), block, setter, { ...column, y: 0 }, look);
    if (height > this.bottom - this.margin) {
      const half = Math.ceil(block.items.length / 2);
      this.place({ ...block, items: block.items.slice(0, half) }, setter, wished);
      this.place({ ...block, items: block.items.slice(half) }, setter, wished);
      return;
    }
    if (column.y + height > this.bottom) {
      this.nextPage();
      column = choose() ?? column;
    }
    column.y = this.set(this.paper, block, setter, column, look) + this.paper.size * 1.3;
    this.note(setter.truth(block.items));
  }
}
