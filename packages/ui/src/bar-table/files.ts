import { chartToken } from '../chart/tones.ts';
import { longestOf, partsOf, type BarColumn, type BarRow } from './rows.ts';

export interface BarFile {
  title: string;
  rowLabel: string;
  columns: readonly BarColumn[];
  rows: readonly BarRow[];
  /** Bars are centred and narrow towards the next one. */
  joined?: boolean | undefined;
}

const isLikeFormula = (text: string) => /^[=+\-@\t\r]/.test(text);

function textCell(text: string): string {
  const harmless = isLikeFormula(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const byteOrderMark = '\uFEFF';

/** The numbers as Polish Excel opens them: semicolons, decimal commas, texts that are never formulas. */
export function csvOfBars({ rowLabel, columns, rows }: BarFile): string {
  const lines = [
    [rowLabel, ...columns.map(({ label }) => label)].map(textCell),
    ...rows.map((row) => [
      textCell(row.label),
      ...columns.map(({ key }) => (row.numbers[key]?.plain ?? '').replace('.', ',')),
    ]),
  ];
  return byteOrderMark + lines.map((cells) => `${cells.join(';')}\r\n`).join('');
}

/** How faint it is between two bars that are joined. */
const taperOpacity = 0.3;

const size = { margin: 24, title: 48, row: 32, label: 240, bar: 360, number: 130, scale: 2 };

/** The picture as PNG, drawn in the colours of the page. */
export async function pngOfBars(
  { title, columns, rows, joined = false }: BarFile,
  colourOf: (token: string) => string,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const width = size.margin * 2 + size.label + size.bar + size.number * columns.length;
  const height = size.margin * 2 + size.title + size.row * (rows.length + 1);
  canvas.width = width * size.scale;
  canvas.height = height * size.scale;
  const draw = canvas.getContext('2d');
  if (!draw) throw new Error('no canvas to draw on');
  draw.scale(size.scale, size.scale);
  draw.fillStyle = colourOf('surface');
  draw.fillRect(0, 0, width, height);
  draw.textBaseline = 'middle';
  const write = (text: string, x: number, y: number, look: { muted?: boolean; bold?: boolean } = {}) => {
    draw.font = `${look.bold ? '600 ' : ''}${look.bold ? 16 : 14}px "Inter Variable", sans-serif`;
    draw.fillStyle = colourOf(look.muted ? 'text-muted' : 'text');
    draw.fillText(text, x, y);
  };
  const numberEnd = (index: number) => size.margin + size.label + size.bar + size.number * (index + 1);
  write(title, size.margin, size.margin + size.title / 2 - 8, { bold: true });
  const top = size.margin + size.title;
  draw.textAlign = 'right';
  for (const [index, { label }] of columns.entries()) {
    write(fitted(draw, label, size.number - 12), numberEnd(index), top + size.row / 2, { muted: true });
  }
  const longest = longestOf(rows, columns);
  const barRoom = size.bar - 12;
  const lengthOf = (row: BarRow) =>
    partsOf(row, columns, longest).reduce((sum, { share }) => sum + share * barRoom, 0);
  const startOf = (row: BarRow) => size.margin + size.label + (joined ? (barRoom - lengthOf(row)) / 2 : 0);
  const endOf = (row: BarRow) => startOf(row) + lengthOf(row);
  for (const [place, row] of rows.entries()) {
    const middle = top + size.row * (place + 1.5);
    draw.textAlign = 'left';
    write(fitted(draw, row.label, size.label - 12), size.margin, middle);
    const parts = partsOf(row, columns, longest);
    let x = startOf(row);
    const next = rows[place + 1];
    if (joined && next) {
      draw.globalAlpha = taperOpacity;
      draw.fillStyle = colourOf(chartToken(parts[0]?.tone ?? 'grey'));
      fillTaper(draw, [x, endOf(row), middle + 6], [startOf(next), endOf(next), middle + size.row - 6]);
      draw.globalAlpha = 1;
    }
    for (const { tone, share } of parts) {
      draw.fillStyle = colourOf(chartToken(tone));
      draw.fillRect(x, middle - 6, share * barRoom, 12);
      x += share * barRoom;
    }
    draw.textAlign = 'right';
    for (const [index, { key }] of columns.entries()) {
      write(row.numbers[key]?.text ?? '', numberEnd(index), middle);
    }
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('the picture could not be written'));
    }, 'image/png');
  });
}

/** An edge of a bar: where it starts and ends, and at which height. */
type Edge = readonly [start: number, end: number, y: number];

function fillTaper(draw: CanvasRenderingContext2D, [start, end, y]: Edge, [nextStart, nextEnd, nextY]: Edge) {
  draw.beginPath();
  draw.moveTo(start, y);
  draw.lineTo(end, y);
  draw.lineTo(nextEnd, nextY);
  draw.lineTo(nextStart, nextY);
  draw.fill();
}

/** A text cut to the room there is. */
function fitted(draw: CanvasRenderingContext2D, text: string, room: number): string {
  draw.font = '14px "Inter Variable", sans-serif';
  if (draw.measureText(text).width <= room) return text;
  let end = text.length;
  while (end > 1 && draw.measureText(`${text.slice(0, end)}…`).width > room) end -= 1;
  return `${text.slice(0, end)}…`;
}
