import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { SortableList, type SortableListProps } from './sortable-list.tsx';

const cities = ['Gdańsk', 'Kraków', 'Łódź', 'Poznań'];

function Sample(props: SortableListProps<string>) {
  const [items, setItems] = useState(props.items);
  return (
    <SortableList
      {...props}
      items={items}
      onMove={(from, to) => {
        props.onMove(from, to);
        const rest = items.filter((_, index) => index !== from);
        setItems([...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]);
      }}
    />
  );
}

const meta = {
  title: 'Data/SortableList',
  component: SortableList<string>,
  render: (args) => <Sample {...args} />,
  args: {
    label: 'Kolejność miast',
    items: cities,
    itemKey: (city) => city,
    itemLabel: (city) => city,
    renderItem: (city) => <span className="font-medium">{city}</span>,
    onMove: fn(),
  },
} satisfies Meta<typeof SortableList<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const order = () =>
  within(screen.getByRole('list', { name: 'Kolejność miast' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

export const ByButtons: Story = {
  play: async ({ canvas }) => {
    const down = canvas.getByRole('button', { name: 'Przenieś niżej: Gdańsk' });
    await userEvent.click(down);
    await expect(order()).toEqual(['Kraków', 'Gdańsk', 'Łódź', 'Poznań']);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Przenieś niżej: Gdańsk' })).toHaveFocus());
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(order()).toEqual(['Kraków', 'Łódź', 'Poznań', 'Gdańsk']);
    await expect(canvas.getByText('Gdańsk: miejsce 4 z 4.')).toBeInTheDocument();
  },
};

export const EndsStay: Story = {
  play: async ({ canvas, args }) => {
    const up = canvas.getByRole('button', { name: 'Przenieś wyżej: Gdańsk' });
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(up);
    await userEvent.click(canvas.getByRole('button', { name: 'Przenieś niżej: Poznań' }));
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

/** Lifts a row by the space bar, once drag and drop is connected, which the description of its handle shows. */
async function liftByKey(handle: HTMLElement): Promise<void> {
  await waitFor(() => expect(handle).toHaveAttribute('aria-describedby'));
  handle.focus();
  await userEvent.keyboard(' ');
}

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await liftByKey(canvas.getByRole('button', { name: 'Przeciągnij: Kraków' }));
    await waitFor(() => expect(screen.getByText('Podniesiono: Kraków. Miejsce 2 z 4.')).toBeInTheDocument());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByText('Kraków: miejsce 3 z 4.')).toBeInTheDocument());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(1, 2));
    await waitFor(() => expect(order()).toEqual(['Gdańsk', 'Łódź', 'Kraków', 'Poznań']));
  },
};

export const PutBack: Story = {
  play: async ({ canvas, args }) => {
    await liftByKey(canvas.getByRole('button', { name: 'Przeciągnij: Kraków' }));
    await waitFor(() => expect(screen.getByText('Podniesiono: Kraków. Miejsce 2 z 4.')).toBeInTheDocument());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(order()).toEqual(cities));
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

const at = (clientX: number, clientY: number) => ({
  clientX,
  clientY,
  button: 0,
  buttons: 1,
  isPrimary: true,
  pointerId: 1,
  pointerType: 'mouse',
});

export const ByMouse: Story = {
  play: async ({ canvas, args }) => {
    const handle = canvas.getByRole('button', { name: 'Przeciągnij: Gdańsk' });
    const from = handle.getBoundingClientRect();
    const to = canvas.getByText('Łódź').getBoundingClientRect();
    const x = from.x + 10;
    await fireEvent.pointerDown(handle, at(x, from.y + 10));
    await fireEvent.pointerMove(document, at(x, from.y + 30));
    await waitFor(() => expect(document.querySelector('[data-dragging]')).not.toBeNull());
    await fireEvent.pointerMove(document, at(x, to.y + 10));
    await waitFor(() => expect(screen.getByText('Gdańsk: miejsce 3 z 4.')).toBeInTheDocument());
    await fireEvent.pointerUp(document, at(x, to.y + 10));
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(0, 2));
    await waitFor(() => expect(order()).toEqual(['Kraków', 'Łódź', 'Gdańsk', 'Poznań']));
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(order()).toEqual(cities);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const towns = Array.from({ length: 200 }, (_, index) => `Miasto ${index + 1}`);

/** In a long list the rows near the visible area have their buttons; the others show only their label. */
export const Long: Story = {
  args: { items: towns, itemKey: (town) => town, itemLabel: (town) => town },
  decorators: [
    (Story) => (
      <div className="h-96 overflow-y-auto">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    // a search by role looks at every element of 200 rows
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(towns.length);
    await waitFor(() => expect(canvas.getByLabelText('Przenieś niżej: Miasto 2')).toBeVisible());
    await expect(canvas.queryByLabelText('Przenieś wyżej: Miasto 199')).toBeNull();
    await expect(rows[198]).toHaveTextContent('Miasto 199');
    rows[198]?.scrollIntoView();
    const up = await canvas.findByLabelText('Przenieś wyżej: Miasto 199');
    await userEvent.click(up);
    await expect(order().slice(-3)).toEqual(['Miasto 199', 'Miasto 198', 'Miasto 200']);
    rows[0]?.scrollIntoView();
    await waitFor(() => expect(canvas.queryByLabelText('Przenieś niżej: Miasto 2')).toBeVisible());
  },
};

/** While the list scrolls beneath what is dragged nothing watches its rows, which all move with every frame of that. */
export const DraggedFar: Story = {
  ...Long,
  decorators: [
    (Story) => (
      // else the browser's scroll anchoring preserves what is visible, and the scroll position changes
      <div className="h-96 overflow-y-auto" style={{ overflowAnchor: 'none' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    const handle = canvas.getByLabelText('Przeciągnij: Miasto 1');
    // rows have their height once they are drawn
    await Promise.all(towns.slice(0, 12).map((town) => canvas.findByLabelText(`Przenieś niżej: ${town}`)));
    const [first, fifth] = [1, 5].map((town) =>
      canvas.getByLabelText(`Przeciągnij: Miasto ${town}`).getBoundingClientRect(),
    );
    if (!first || !fifth) throw new Error('no rows');
    const [x, y] = [first.x + 10, first.y + 10];
    const fourRows = fifth.y - first.y;
    await fireEvent.pointerDown(handle, at(x, y));
    await fireEvent.pointerMove(document, at(x, y + 8));
    await waitFor(() => expect(document.querySelector('[data-dragging]')).not.toBeNull());
    // far from both ends of what is seen, where the list scrolls by itself
    await fireEvent.pointerMove(document, at(x, y + fourRows));
    await waitFor(() => expect(screen.getByText('Miasto 1: miejsce 5 z 200.')).toBeInTheDocument());
    const watch = spyOn(window, 'IntersectionObserver');
    handle.closest('.overflow-y-auto')?.scrollBy(0, fourRows);
    await waitFor(() => expect(screen.getByText('Miasto 1: miejsce 9 z 200.')).toBeInTheDocument());
    await expect(watch).not.toHaveBeenCalled();
    watch.mockRestore();
    await fireEvent.pointerUp(document, at(x, y + fourRows));
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(0, 8));
    await waitFor(() => expect(order()[8]).toBe('Miasto 1'));
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Move down: Gdańsk' })).toBeVisible();
  },
};
