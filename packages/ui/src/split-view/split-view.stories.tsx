import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { SplitView, type SplitViewProps } from './split-view.tsx';

const PEOPLE = ['Anna Nowak', 'Jan Kowalski', 'Łucja Żak'];

function Stateful(props: SplitViewProps) {
  const [chosen, setChosen] = useState<string | undefined>(PEOPLE[0]);
  return (
    <SplitView
      {...props}
      record={
        chosen === undefined ? undefined : (
          <div className="p-4">
            <h2 className="text-title font-semibold">{chosen}</h2>
            <p className="text-text-muted">Szczegóły osoby wybranej na liście.</p>
          </div>
        )
      }
      list={
        <ul>
          {PEOPLE.map((name) => (
            <li key={name}>
              <button
                type="button"
                aria-pressed={name === chosen}
                className="w-full border-b border-border px-3 py-2 text-left -outline-offset-2 hover:bg-surface-hover aria-pressed:bg-accent-soft"
                onClick={() => {
                  setChosen(name);
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      }
      onBack={() => {
        props.onBack();
        setChosen(undefined);
      }}
    />
  );
}

const meta = {
  title: 'Shell/SplitView',
  component: SplitView,
  args: {
    list: null,
    listLabel: 'Osoby',
    recordLabel: 'Wybrana osoba',
    placeholder: 'Wybierz osobę z listy',
    onBack: fn(),
    onListWidthChange: fn(),
    className: 'h-96 rounded-large border border-border bg-surface',
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof SplitView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jan Kowalski' }));
    await expect(canvas.getByRole('heading', { name: 'Jan Kowalski' })).toBeVisible();
    const divider = canvas.getByRole('separator', { name: 'Szerokość listy' });
    const width = () => Number(divider.getAttribute('aria-valuenow'));
    const before = width();
    divider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(width()).toBeGreaterThan(before));
    await expect(args.onListWidthChange).toHaveBeenCalled();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(width()).toBe(Number(divider.getAttribute('aria-valuemin'))));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(width()).toBe(Number(divider.getAttribute('aria-valuemax'))));
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Wróć do listy' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Łucja Żak' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Łucja Żak' })).toBeVisible();
  },
};
