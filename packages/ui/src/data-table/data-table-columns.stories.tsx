import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { sampleColumns, SettledTable } from './sample-columns.tsx';
import { sampleRows } from './sample-rows.ts';

const meta = {
  title: 'Data/DataTable',
  component: SettledTable,
  args: {
    label: 'Firmy',
    columns: sampleColumns,
    rows: sampleRows(8),
    rowKey: (row) => row.id,
    rowLabel: (row) => row.name,
    onColumnSettingsChange: fn(),
  },
} satisfies Meta<typeof SettledTable>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Canvas {
  getAllByRole: (role: string) => HTMLElement[];
}

const headings = (canvas: Canvas) =>
  canvas.getAllByRole('columnheader').map((heading) => heading.getAttribute('aria-label'));

export const ColumnPanel: Story = {
  play: async ({ canvas, args }) => {
    await expect(headings(canvas)).toEqual(['Nazwa', 'Miejscowość', 'Kwota netto', 'Utworzono']);
    await userEvent.click(canvas.getByRole('button', { name: 'Kolumny' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Kolumny' }));
    await userEvent.click(await panel.findByRole('checkbox', { name: 'Pokaż kolumnę: Numer' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Pokaż kolumnę: Miejscowość' }));
    await expect(headings(canvas)).toEqual(['Nazwa', 'Kwota netto', 'Utworzono', 'Numer']);
    await userEvent.click(panel.getByRole('button', { name: 'Przenieś wyżej: Numer' }));
    await expect(headings(canvas)).toEqual(['Nazwa', 'Kwota netto', 'Numer', 'Utworzono']);
    await userEvent.click(panel.getByRole('button', { name: 'Przypnij z lewej: Numer' }));
    await expect(headings(canvas)).toEqual(['Nazwa', 'Numer', 'Kwota netto', 'Utworzono']);
    await expect(panel.getByRole('checkbox', { name: 'Pokaż kolumnę: Nazwa' })).toBeDisabled();
    const before = canvas.getByRole('row', { name: /Alfa 1 / }).offsetHeight;
    panel.getByRole('switch', { name: 'Widok zwarty' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('row', { name: /Alfa 1 / }).offsetHeight).toBeLessThan(before);
    await expect(args.onColumnSettingsChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ compact: true, pinned: ['name', 'id'] }),
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(headings(canvas)).toEqual(['Nazwa', 'Miejscowość', 'Kwota netto', 'Utworzono']);
  },
};

export const SameInEveryRow: Story = {
  args: {
    columns: sampleColumns.map((column) => ({ ...column, leftOut: column.id === 'place' })),
  },
  play: async ({ canvas, args }) => {
    await expect(headings(canvas)).toEqual(['Nazwa', 'Kwota netto', 'Utworzono']);
    await userEvent.click(canvas.getByRole('button', { name: 'Kolumny' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Kolumny' }));
    const city = await panel.findByRole('checkbox', { name: 'Pokaż kolumnę: Miejscowość' });
    await expect(city).toBeDisabled();
    await expect(city).not.toBeChecked();
    await expect(panel.getByText('wszędzie to samo')).toBeVisible();
    // another choice does not hide it for good
    await userEvent.click(panel.getByRole('checkbox', { name: 'Pokaż kolumnę: Numer' }));
    await expect(args.onColumnSettingsChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ visibility: expect.objectContaining({ place: true, id: true }) }),
    );
  },
};

export const HeadingMenuByKeyboard: Story = {
  play: async ({ canvas }) => {
    within(canvas.getByRole('columnheader', { name: 'Nazwa' }))
      .getByRole('button', { name: 'Nazwa' })
      .focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Kwota netto' })).toHaveFocus();
    await userEvent.tab();
    const trigger = canvas.getByRole('button', { name: 'Kolumna: Kwota netto' });
    await expect(trigger).toHaveFocus();
    const choose = async (item: string) => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu', { name: 'Kolumna: Kwota netto' });
      await userEvent.keyboard(item);
      await waitFor(() => expect(screen.getByRole('menuitem', { name: item })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    };
    await choose('Sortuj malejąco');
    await expect(canvas.getByRole('columnheader', { name: 'Kwota netto' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Kolumna: Kwota netto' })).toHaveFocus());
    await choose('Przesuń w lewo');
    await expect(headings(canvas)).toEqual(['Nazwa', 'Kwota netto', 'Miejscowość', 'Utworzono']);
    canvas.getByRole('button', { name: 'Kolumna: Kwota netto' }).focus();
    await choose('Ukryj kolumnę');
    await expect(headings(canvas)).toEqual(['Nazwa', 'Miejscowość', 'Utworzono']);
  },
};

/** Pulls a heading over another one, by real pointer events. */
async function pull(heading: HTMLElement, over: HTMLElement) {
  const middle = (element: HTMLElement) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { clientX: x + width / 2, clientY: y + height / 2, button: 0, isPrimary: true, pointerId: 1 };
  };
  const start = middle(heading);
  await fireEvent.pointerDown(heading, { ...start, buttons: 1 });
  await fireEvent.pointerMove(document, { ...start, clientX: start.clientX + 10, buttons: 1 });
  await waitFor(() => expect(document.querySelector('[data-slot="dragged-heading"]')).toBeVisible());
  await fireEvent.pointerMove(document, { ...middle(over), buttons: 1 });
}

export const MovedByItsHeading: Story = {
  play: async ({ canvas, canvasElement }) => {
    // the code of it comes when the browser is idle
    await waitFor(() => expect(canvasElement.querySelector('thead')).toHaveAttribute('data-movable'));
    const heading = (name: string) => canvas.getByRole('columnheader', { name });
    await pull(canvas.getByRole('button', { name: 'Miejscowość' }), heading('Utworzono'));
    await waitFor(() => expect(getComputedStyle(heading('Utworzono'), '::after').width).toBe('2px'));
    await fireEvent.pointerUp(document, { pointerId: 1 });
    await waitFor(() =>
      expect(headings(canvas)).toEqual(['Nazwa', 'Kwota netto', 'Utworzono', 'Miejscowość']),
    );
    await pull(canvas.getByRole('button', { name: 'Miejscowość' }), heading('Kwota netto'));
    await userEvent.keyboard('{Escape}');
    await fireEvent.pointerUp(document, { pointerId: 1 });
    await expect(headings(canvas)).toEqual(['Nazwa', 'Kwota netto', 'Utworzono', 'Miejscowość']);
  },
};

export const Resizing: Story = {
  play: async ({ canvas, args }) => {
    const edge = canvas.getByRole('separator', { name: 'Szerokość kolumny: Miejscowość' });
    const width = () =>
      canvas.getByRole('columnheader', { name: 'Miejscowość' }).getBoundingClientRect().width;
    const start = width();
    edge.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(Math.round(width())).toBe(Math.round(start) - 20));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(Math.round(width())).toBe(Math.round(start) - 10));
    const { x, y } = edge.getBoundingClientRect();
    const at = (clientX: number) => ({ clientX, clientY: y + 4, button: 0, buttons: 1 });
    await fireEvent.mouseDown(edge, at(x));
    await fireEvent.mouseMove(document, at(x + 60));
    await waitFor(() => expect(Math.round(width())).toBe(Math.round(start) + 50));
    await expect(args.onColumnSettingsChange).toHaveBeenCalledTimes(3);
    await fireEvent.mouseUp(document, at(x + 60));
    await expect(args.onColumnSettingsChange).toHaveBeenCalledTimes(4);
    await expect(Math.round(width())).toBe(Math.round(start) + 50);
    await userEvent.dblClick(edge);
    await waitFor(() => expect(width()).toBeLessThan(180));
    edge.focus();
    await userEvent.keyboard('{Home}');
    const last = args.onColumnSettingsChange as ReturnType<typeof fn>;
    await expect(last.mock.lastCall?.[0].widths).not.toHaveProperty('place');
  },
};

export const Groups: Story = {
  args: {
    columns: sampleColumns.map((column) =>
      column.id === 'amount' || column.id === 'createdAt'
        ? { ...column, group: 'Umowa', footer: column.id === 'amount' ? '372 430 zł' : undefined }
        : column,
    ),
    rows: sampleRows(40),
    maxHeight: '20rem',
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('columnheader', { name: 'Umowa' });
    await expect(group).toHaveAttribute('colspan', '2');
    await expect(group.getBoundingClientRect().left).toBe(
      canvas.getByRole('columnheader', { name: 'Kwota netto' }).getBoundingClientRect().left,
    );
    await expect(canvas.getByText('372 430 zł')).toBeVisible();
  },
};

/** Where a tablet has no room for all columns, the first one stays and those beyond the edges fade. */
export const OnATablet: Story = {
  args: {
    columns: sampleColumns.map((column) => ({ ...column, width: 240, hidden: false })),
  },
  decorators: [
    (Story) => (
      <div className="w-176">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const scroller = canvasElement.querySelector('[data-grid-scroller]');
    if (!scroller) throw new Error('the table is not wide');
    const fades = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('[data-slot^="fade-"]')].map(
        ({ dataset }) => dataset['slot'],
      );
    const name = canvas.getByRole('cell', { name: 'Alfa 1' });
    const left = () => Math.round(name.getBoundingClientRect().left);
    const start = left();
    await waitFor(() => expect(fades()).toEqual(['fade-end']));
    scroller.scrollTo({ left: 200 });
    await waitFor(() => expect(fades()).toEqual(['fade-start', 'fade-end']));
    await expect(left()).toBe(start);
    const fade = canvasElement.querySelector('[data-slot="fade-start"]');
    await expect(Math.round(fade?.getBoundingClientRect().left ?? 0)).toBe(
      Math.round(name.getBoundingClientRect().right),
    );
    scroller.scrollTo({ left: scroller.scrollWidth });
    await waitFor(() => expect(fades()).toEqual(['fade-start']));
    scroller.scrollTo({ left: 200 });
    await waitFor(() => expect(fades()).toHaveLength(2));
  },
};
