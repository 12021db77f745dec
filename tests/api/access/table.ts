import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Who may make which call, in a readable form: a row for each call, a column for `nobody` and for each role. */
export interface AccessTable {
  /** `nobody` and the roles, in the order of the columns. */
  readonly callers: readonly string[];
  readonly rows: readonly AccessRow[];
}

export interface AccessRow {
  /** `GET /customers` */
  readonly call: string;
  /** `customer.get`, `signed-in` or `public`. */
  readonly right: string;
  /** `✓`, `own`, `staff`, `linked` or `–` for each caller. */
  readonly cells: readonly string[];
}

const file = path.resolve(import.meta.dirname, '../../../docs/access.md');

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));

/** Reads `docs/access.md`. @throws when its tables do not have the same columns */
export async function readAccessTable(): Promise<AccessTable> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.startsWith('|'));
  const heads = new Set(
    lines.filter((line) => line.startsWith('| Call')).map((line) => cellsOf(line).join('|')),
  );
  const [head, ...more] = heads;
  if (head === undefined || more.length > 0) throw new Error('The tables need the same columns');
  const rows = lines
    .filter((line) => line.startsWith('| `'))
    .map((line): AccessRow => {
      const [call = '', right = '', ...cells] = cellsOf(line);
      return { call, right, cells };
    });
  return { callers: head.split('|').slice(2), rows };
}

const written = ({ call, right, cells }: AccessRow) => `${call} (${right}): ${cells.join(' ')}`;

function wrongCells(callers: readonly string[], text: AccessRow, real: AccessRow): string[] {
  return callers.flatMap((caller, index) => {
    const [expected, found] = [text.cells[index], real.cells[index]];
    if (expected === found) return [];
    return [`${real.call} as ${caller}: the table says ${expected}, the server ${found}`];
  });
}

/** What of the table is not so, in words: empty when all of it is. */
export function differences({ callers, rows }: AccessTable, found: readonly AccessRow[]): string[] {
  const real = new Map(found.map((row) => [row.call, row]));
  const calls = rows.map(({ call }) => call);
  return [
    ...calls
      .filter((call, index) => calls.indexOf(call) < index)
      .map((call) => `${call} stands twice in the table`),
    ...found
      .filter(({ call }) => !calls.includes(call))
      .map((row) => `missing in the table: ${written(row)}`),
    ...rows.flatMap((text) => {
      const row = real.get(text.call);
      if (!row) return [`no such call: ${text.call}`];
      const right = row.right === text.right ? [] : [`${row.call} asks for ${row.right}, not ${text.right}`];
      return [...right, ...wrongCells(callers, text, row)];
    }),
  ];
}
