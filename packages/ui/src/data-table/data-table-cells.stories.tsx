import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import type { WriteKind, WrittenCell } from './cell-texts.ts';
import type { DataColumn } from './columns.ts';
import type { DataTableProps } from './data-table-props.ts';
import { DataTable } from './data-table.tsx';
import { sampleRows, type SampleRow } from './sample-rows.ts';

const nothing = () => undefined;

/** `id` is counted, the others can be changed. */
const columns: DataColumn<SampleRow>[] = [
  {
    id: 'name',
    header: 'Nazwa',
    cell: ({ name }) => name,
    edit: ({ name }) => ({ kind: 'text', value: name, onSave: nothing }),
  },
  {
    id: 'place',
    header: 'Miejscowość',
    cell: ({ place }) => place,
    edit: ({ place }) => ({ kind: 'text', value: place, onSave: nothing }),
  },
  { id: 'id', header: 'Numer', cell: ({ id }) => id, text: ({ id }) => id, width: 90 },
  {
    id: 'createdAt',
    header: 'Utworzono',
    cell: ({ createdAt }) => createdAt,
    edit: ({ createdAt }) => ({ kind: 'text', value: createdAt, onSave: nothing }),
  },
];

/** For stories: a table that stores edits. */
function WrittenTable(props: DataTableProps<SampleRow>) {
  const [rows, setRows] = useState(props.rows);
  const columnsWritten = useMemo(
    () =>
      props.columns.map((column): DataColumn<SampleRow> => {
        const { edit: editOf, id } = column;
        if (!editOf) return column;
        const edit = (row: SampleRow) => {
          const own = editOf(row);
          if (own?.kind !== 'text') return own;
          const onSave = (text: string) =>
            setRows((before) => before.map((one) => (one.id === row.id ? { ...one, [id]: text } : one)));
          return { ...own, onSave };
        };
        return { ...column, edit };
      }),
    [props.columns],
  );
  const write = (cells: WrittenCell<SampleRow>[], how: WriteKind) => {
    props.onWrite?.(cells, how);
    const byKey = Map.groupBy(cells, ({ key }) => key);
    setRows((before) =>
      before.map((row) => {
        const own = byKey.get(row.id);
        return own ? { ...row, ...Object.fromEntries(own.map(({ column, text }) => [column, text])) } : row;
      }),
    );
  };
  return <DataTable {...props} columns={columnsWritten} rows={rows} onWrite={write} />;
}

const meta = {
  title: 'Data/DataTable cells',
  component: DataTable<SampleRow>,
  args: {
    label: 'Umowy',
    columns,
    rows: sampleRows(8),
    rowKey: ({ id }) => id,
    rowLabel: ({ name }) => name,
    onWrite: fn(),
  },
  render: (args) => <WrittenTable {...args} />,
} satisfies Meta<typeof DataTable<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The cells of a row, without its heading. */
const cellsOf = (canvas: Canvas, row: number) =>
  within(canvas.getAllByRole('row')[row] ?? document.body).getAllByRole('cell');

function cellAt(canvas: Canvas, row: number, column: number): HTMLElement {
  const cell = cellsOf(canvas, row)[column];
  if (!cell) throw new Error(`no cell ${row}, ${column}`);
  return cell;
}

const texts = (canvas: Canvas, rows: readonly number[]) =>
  rows.map((row) => cellsOf(canvas, row).map(({ textContent }) => textContent));

/** Ranges come after the table. */
async function focus(canvas: Canvas, row: number, column: number): Promise<void> {
  cellAt(canvas, row, column).focus();
  await waitFor(() => expect(cellAt(canvas, row, column)).toHaveAttribute('data-fill'));
}

/** Dispatches the event as the browser does where only a cell has the focus. */
function copied(type: 'copy' | 'cut'): string {
  const data = new DataTransfer();
  document.dispatchEvent(new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true }));
  return data.getData('text/plain');
}

export const Ranges: Story = {
  play: async ({ canvas }) => {
    await focus(canvas, 1, 0);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Zaznaczone komórki: 2 × 4');
    await expect(copied('copy')).toBe('Alfa 1\tWarszawa\t1\t01.03.2026\nBeskid 2\tKraków\t2\t02.03.2026');
  },
};

export const Pasting: Story = {
  play: async ({ canvas, args }) => {
    await focus(canvas, 1, 0);
    await userEvent.paste('Radom\tŁódź\tx\nSopot\tHel\n');
    await expect(args.onWrite).toHaveBeenCalledWith(
      [
        expect.objectContaining({ key: '1', column: 'name', text: 'Radom' }),
        expect.objectContaining({ key: '1', column: 'place', text: 'Łódź' }),
        expect.objectContaining({ key: '2', column: 'name', text: 'Sopot' }),
        expect.objectContaining({ key: '2', column: 'place', text: 'Hel' }),
      ],
      'pasted',
    );
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await userEvent.paste('Jedno');
    await expect(texts(canvas, [1, 2]).map(([name]) => name)).toEqual(['Jedno', 'Jedno']);
  },
};

export const FilledByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await focus(canvas, 1, 1);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await waitFor(() => expect(args.onWrite).toHaveBeenLastCalledWith(expect.anything(), 'filled'));
    await expect(texts(canvas, [1, 2, 3, 4]).map(([, place]) => place)).toEqual([
      'Warszawa',
      'Warszawa',
      'Warszawa',
      'Gdańsk',
    ]);
    await userEvent.keyboard('{Delete}');
    await expect(texts(canvas, [1, 2, 3]).map(([, place]) => place)).toEqual(['', '', '']);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(texts(canvas, [1, 2, 3]).map(([, place]) => place)).toEqual([
      'Warszawa',
      'Warszawa',
      'Warszawa',
    ]);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onWrite).toHaveBeenLastCalledWith(expect.anything(), 'undone');
    await expect(texts(canvas, [1, 2, 3])).toEqual(
      sampleRows(3).map(({ name, place, id, createdAt }) => [name, place, id, createdAt]),
    );
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(texts(canvas, [1, 2, 3]).map(([, place]) => place)).toEqual([
      'Warszawa',
      'Warszawa',
      'Warszawa',
    ]);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** A press in a cell, moved over others, chooses them; one in the corner of a range fills on. */
export const FilledByPointer: Story = {
  play: async ({ canvas, args }) => {
    await focus(canvas, 1, 0);
    const [first, second, fourth] = [cellAt(canvas, 1, 1), cellAt(canvas, 2, 1), cellAt(canvas, 4, 1)];
    const middle = (cell: HTMLElement) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      return { clientX: left + width / 2, clientY: top + height / 2, button: 0, buttons: 1 };
    };
    await fireEvent.pointerDown(first, middle(first));
    await fireEvent.pointerMove(second, middle(second));
    await fireEvent.pointerUp(second, { ...middle(second), buttons: 0 });
    await fireEvent.click(second, middle(second));
    const counted = (cells: string) =>
      waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`Zaznaczone komórki: ${cells}`));
    await counted('2 × 1');
    const { right, bottom } = second.getBoundingClientRect();
    await fireEvent.pointerDown(second, { clientX: right - 3, clientY: bottom - 3, button: 0, buttons: 1 });
    await fireEvent.pointerMove(fourth, middle(fourth));
    await counted('4 × 1');
    await fireEvent.pointerUp(fourth, { ...middle(fourth), buttons: 0 });
    await expect(args.onWrite).toHaveBeenLastCalledWith(expect.anything(), 'filled');
    await expect(texts(canvas, [1, 2, 3, 4]).map(([, place]) => place)).toEqual([
      'Warszawa',
      'Kraków',
      'Warszawa',
      'Kraków',
    ]);
    await counted('4 × 1');
  },
};

/** Text typed into a cell's field is undone like pasted text. */
export const TypedTakenBack: Story = {
  play: async ({ canvas }) => {
    await focus(canvas, 2, 1);
    await userEvent.keyboard('{F2}');
    const field = await canvas.findByRole('textbox', { name: 'Miejscowość: Beskid 2' });
    await userEvent.clear(field);
    await userEvent.keyboard('Hel{Enter}');
    await waitFor(() => expect(cellAt(canvas, 2, 1)).toHaveFocus());
    await expect(cellAt(canvas, 2, 1)).toHaveTextContent('Hel');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(cellAt(canvas, 2, 1)).toHaveTextContent('Kraków');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(cellAt(canvas, 2, 1)).toHaveTextContent('Hel');
  },
};

export const Cut: Story = {
  play: async ({ canvas }) => {
    await focus(canvas, 2, 0);
    await expect(copied('cut')).toBe('Beskid 2');
    await waitFor(() => expect(cellAt(canvas, 2, 0)).toHaveTextContent(''));
  },
};
