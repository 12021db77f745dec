import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import type { BoardColumn } from './board.ts';
import { KanbanBoard, type KanbanBoardProps } from './kanban-board.tsx';

interface Task {
  id: string;
  title: string;
  amount: string;
}

const TITLES = [
  'Samochód miejski',
  'Auto dostawcze',
  'Kombi dla handlowca',
  'Hybryda na abonament',
  'Bus dziewięcioosobowy',
];

function tasks(from: number, count: number): Task[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `k${from + index}`,
    title: `${TITLES[(from + index) % TITLES.length] ?? ''} ${from + index}`,
    amount: `${(from + index) * 3 + 40} 000 zł`,
  }));
}

const few: BoardColumn<Task>[] = [
  { id: 'new', title: 'Nowe', tone: 'grey', shape: 'ring', count: 3, sum: '129 000 zł', cards: tasks(1, 3) },
  {
    id: 'open',
    title: 'W toku',
    tone: 'blue',
    shape: 'half',
    count: 2,
    sum: '98 000 zł',
    cards: tasks(11, 2),
  },
  { id: 'waiting', title: 'Czeka', tone: 'amber', shape: 'diamond', count: 0, cards: [] },
  {
    id: 'done',
    title: 'Zakończone',
    tone: 'green',
    shape: 'check',
    count: 1,
    sum: '103 000 zł',
    cards: tasks(21, 1),
  },
];

const renderCard = (task: Task) => (
  <div className="flex flex-col gap-1">
    <a
      href={`#${task.id}`}
      className="inline-flex items-center rounded-small pr-12 font-medium pointer-coarse:min-h-11"
    >
      {task.title}
    </a>
    <p className="text-small text-text-muted tabular-nums">{task.amount} netto</p>
  </div>
);

function SampleBoard(props: KanbanBoardProps<Task>) {
  const [columns, setColumns] = useState(props.columns);
  const move = (task: Task, to: string) => {
    props.onMove(task, to);
    setColumns(
      columns.map((column) => {
        const without = column.cards.filter((card) => card !== task);
        const cards = column.id === to ? [task, ...without] : without;
        return cards.length === column.cards.length && column.id !== to
          ? column
          : { ...column, cards, count: cards.length };
      }),
    );
  };
  return (
    <div className="h-[32rem]">
      <KanbanBoard
        {...props}
        columns={columns}
        onMove={move}
        onCollapsedChange={(id, collapsed) => {
          setColumns(columns.map((column) => (column.id === id ? { ...column, collapsed } : column)));
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Data/KanbanBoard',
  component: SampleBoard,
  args: {
    label: 'Zadania',
    columns: few,
    cardKey: (task) => task.id,
    cardLabel: (task) => task.title,
    renderCard,
    canDrop: (_task, to) => (to === 'done' ? 'Najpierw uzupełnij datę odbioru' : true),
    onMove: fn(),
    onRefused: fn(),
  },
} satisfies Meta<typeof SampleBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Lifts a card by the space bar, once drag and drop is connected, which the description of its handle shows. The key is
 * sent to the handle directly, because an earlier story may still move the focus.
 */
async function liftByKey(handle: HTMLElement): Promise<void> {
  await waitFor(() => expect(handle).toHaveAttribute('aria-describedby'));
  handle.focus();
  await expect(handle).toHaveFocus();
  await fireEvent.keyDown(handle, { key: ' ', code: 'Space' });
}

const card = 'Auto dostawcze 1';

/** dnd-kit captures the pointer, which a pointer made by a test does not allow. */
function allowMadePointers() {
  const capture = Object.getOwnPropertyDescriptor(Element.prototype, 'setPointerCapture');
  Object.defineProperty(Element.prototype, 'setPointerCapture', {
    value: () => undefined,
    configurable: true,
  });
  return () => {
    if (capture) Object.defineProperty(Element.prototype, 'setPointerCapture', capture);
  };
}

function coords(x: number, y: number) {
  return { coords: { clientX: x, clientY: y, x, y } };
}

export const Default: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await liftByKey(canvas.getByRole('button', { name: `Przeciągnij: ${card}` }));
    await waitFor(() => expect(screen.getByText(`Podniesiono: ${card}. Kolumna: Nowe.`)).toBeInTheDocument());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByText(`${card}: nad kolumną W toku.`)).toBeInTheDocument());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByText(`${card}: nad kolumną Czeka.`)).toBeInTheDocument());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(few[0]?.cards[0], 'waiting'));
    const column = canvas.getByRole('region', { name: /Czeka/ });
    await waitFor(() =>
      expect(within(column).getByRole('button', { name: `Przeciągnij: ${card}` })).toHaveFocus(),
    );
  },
};

export const PutBackByEscape: Story = {
  play: async ({ canvas, args }) => {
    await liftByKey(canvas.getByRole('button', { name: `Przeciągnij: ${card}` }));
    await waitFor(() => expect(screen.getByText(`Podniesiono: ${card}. Kolumna: Nowe.`)).toBeInTheDocument());
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.getByText(`${card}: wraca do kolumny Nowe.`)).toBeInTheDocument());
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Przenieś: ${card}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zakończone' }));
    await expect(args.onRefused).toHaveBeenCalledWith(
      few[0]?.cards[0],
      'done',
      'Najpierw uzupełnij datę odbioru',
    );
    await expect(args.onMove).not.toHaveBeenCalled();
    await expect(
      within(canvas.getByRole('region', { name: /Nowe/ })).getByRole('article', { name: card }),
    ).toBeVisible();
  },
};

export const ByMenu: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: `Przenieś: ${card}` }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'W toku' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(few[0]?.cards[0], 'open'));
    await expect(
      within(canvas.getByRole('region', { name: /W toku/ })).getByRole('article', { name: card }),
    ).toBeVisible();
  },
};

export const ByMouse: Story = {
  play: async ({ canvas, args }) => {
    const restore = allowMadePointers();
    try {
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: `Przeciągnij: ${card}` })).toHaveAttribute(
          'aria-describedby',
        ),
      );
      const from = canvas.getByRole('article', { name: card });
      const target = canvas.getByRole('region', { name: /Czeka/ }).getBoundingClientRect();
      const start = from.getBoundingClientRect();
      const user = userEvent.setup();
      const sheets = document.styleSheets.length;
      await user.pointer({ keys: '[MouseLeft>]', target: from, ...coords(start.left + 20, start.top + 40) });
      await user.pointer({ target: from, ...coords(start.left + 40, start.top + 50) });
      await waitFor(() => expect(from).toHaveAttribute('data-dragging'));
      // a style sheet that comes with the drag would restyle the whole page
      await expect(document.styleSheets).toHaveLength(sheets);
      await user.pointer({ target: document.body, ...coords(target.left + 100, target.top + 80) });
      await waitFor(() => expect(canvas.getByText('Upuść tutaj')).toBeVisible());
      await user.pointer({
        keys: '[/MouseLeft]',
        target: document.body,
        ...coords(target.left + 100, target.top + 80),
      });
      await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(few[0]?.cards[0], 'waiting'));
    } finally {
      restore();
    }
  },
};

export const Collapsed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zwiń kolumnę Nowe' }));
    await expect(canvas.queryByRole('article', { name: card })).not.toBeInTheDocument();
    const title = canvas.getByText('Nowe').getBoundingClientRect();
    await expect(title.height, 'the name stands upright, whole').toBeGreaterThan(title.width);
    await userEvent.click(canvas.getByRole('button', { name: 'Rozwiń kolumnę Nowe' }));
    await expect(await canvas.findByRole('article', { name: card })).toBeVisible();
  },
};

const thousand = few.map((column, index): BoardColumn<Task> => {
  const cards = tasks(index * 250 + 1, 250);
  return { ...column, cards, count: cards.length };
});

export const ThousandCards: Story = {
  args: { columns: thousand },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article').length).toBeLessThan(80);
    await expect(canvas.getAllByText('Karty: 250')).toHaveLength(4);
  },
};

/** The number of cards on the page when one out of sight was first drawn. */
let shown: number | undefined;

export const OutOfSight: Story = {
  args: {
    columns: Array.from({ length: 9 }, (_, index): BoardColumn<Task> => {
      const cards = tasks(index * 20 + 1, 20);
      return { id: `c${index}`, title: `Etap ${index + 1}`, tone: 'grey', count: 20, cards };
    }),
    renderCard: (task) => {
      if (task.id === 'k161') shown ??= document.querySelectorAll('article').length;
      return renderCard(task);
    },
  },
  decorators: [
    (Story) => (
      <div className="w-180">
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    shown = undefined;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Karty: 20')).toHaveLength(9);
    const last = canvas.getByRole('region', { name: /Etap 9/ });
    await waitFor(() => expect(within(last).getAllByRole('article').length).toBeGreaterThan(3));
    await expect(shown).toBeGreaterThan(9);
  },
};

export const Narrow: Story = {
  args: { label: 'Zadania na telefonie' },
  decorators: [
    (Story) => (
      <div className="w-90">
        <Story />
      </div>
    ),
  ],
};

export const ByKeyboardPastTheEdge: Story = {
  ...Narrow,
  play: async ({ canvas }) => {
    await liftByKey(canvas.getByRole('button', { name: `Przeciągnij: ${card}` }));
    await waitFor(() => expect(screen.getByText(`Podniesiono: ${card}. Kolumna: Nowe.`)).toBeInTheDocument());
    // one press, one column, also where the board has to scroll for it
    for (const column of ['W toku', 'Czeka']) {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(screen.getByText(`${card}: nad kolumną ${column}.`)).toBeInTheDocument());
    }
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByText(`${card}: nad kolumną W toku.`)).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
  },
};

const further = { label: 'Pokaż kolejne (40)', busy: false, onPress: fn() };

/** A column that has more cards than it was given ends with a button that brings them. */
export const MoreThanGiven: Story = {
  args: {
    columns: few.map((column) => (column.id === 'new' ? { ...column, count: 43, more: further } : column)),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pokaż kolejne (40)' }));
    await expect(further.onPress).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('button', { name: /kolejne/ })).toHaveLength(1);
  },
};

const scrolledOn = { label: 'Pokaż kolejne (40)', busy: false, onPress: fn() };

/** More cards come without a press when a column is scrolled close to its end. */
export const MoreWhenScrolled: Story = {
  args: {
    columns: thousand.map((column) => (column.id === 'new' ? { ...column, more: scrolledOn } : column)),
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Pokaż kolejne (40)' });
    await expect(scrolledOn.onPress).not.toHaveBeenCalled();
    button.scrollIntoView();
    await waitFor(() => expect(scrolledOn.onPress).toHaveBeenCalledOnce());
  },
};
