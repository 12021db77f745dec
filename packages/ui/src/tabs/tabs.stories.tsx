import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { Tabs, type TabsProps } from './tabs.tsx';

const items = [
  { value: 'summary', label: 'Podsumowanie', content: <p>Najważniejsze informacje.</p> },
  { value: 'files', label: 'Pliki', count: 12, content: <p>Lista plików.</p> },
  { value: 'notes', label: 'Notatki', count: 0, content: <p>Notatki zespołu.</p> },
  { value: 'history', label: 'Historia zmian', content: <p>Kto i kiedy.</p> },
  { value: 'settings', label: 'Ustawienia', disabled: true },
];

function Controlled({ onValueChange, ...props }: TabsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs
      {...props}
      value={value}
      onValueChange={(next) => {
        onValueChange?.(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Basics/Tabs',
  component: Tabs,
  args: { value: 'summary', onValueChange: fn(), items, label: 'Części wpisu' },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Pliki/ }));
    await expect(canvas.getByRole('tabpanel', { name: /Pliki/ })).toHaveTextContent('Lista plików.');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Notatki/ })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Notatki zespołu.');
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('history');
    await userEvent.keyboard('{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('summary');
  },
};

/** The panel of each tab starts right under the row of tabs. */
export const Flush: Story = {
  args: { flush: true },
  play: async ({ canvas }) => {
    const edge = () => canvas.getByRole('tablist').parentElement?.getBoundingClientRect().bottom;
    for (const name of [/Pliki/, /Historia/, /Podsumowanie/]) {
      await userEvent.click(canvas.getByRole('tab', { name }));
      await expect(canvas.getByRole('tabpanel').getBoundingClientRect().top).toBe(edge());
    }
  },
};

export const OnePanel: Story = {
  args: {
    items: items.map(({ value, label }) => ({ value, label })),
    children: <p>Panel, który rysuje ekran.</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Podsumowanie' })).toHaveTextContent('Panel, który');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Podsumowanie' }));
    await userEvent.keyboard('{End}');
    const chosen = canvas.getByRole('tab', { name: 'Historia zmian' });
    await expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const TooManyForThePlace: Story = {
  decorators: [
    (Story) => (
      <div className="w-60">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('tablist');
    const last = canvas.getByRole('tab', { name: 'Ustawienia' });
    const buttons = () => canvasElement.querySelectorAll<HTMLElement>('[data-slot="tabs-scroll"]');
    await waitFor(() => expect(buttons()).toHaveLength(1));
    const hidden = () => last.getBoundingClientRect().right > row.getBoundingClientRect().right + 2;
    await expect(hidden()).toBe(true);
    await waitFor(async () => {
      await userEvent.click([...buttons()].at(-1) ?? row);
      await expect(hidden()).toBe(false);
    });
    // at the end only the way back is left
    await waitFor(() => expect(buttons()).toHaveLength(1));
    await expect(row.scrollLeft).toBeGreaterThan(0);
  },
};
