import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { ScrollArea } from './scroll-area.tsx';

const months = Array.from({ length: 36 }, (_, index) => `Rata ${index + 1}: 1 250,00 zł`);

const meta = {
  title: 'Basics/ScrollArea',
  component: ScrollArea,
  args: {
    label: 'Harmonogram rat',
    className: 'h-56 max-w-xs rounded-medium border border-border bg-surface',
    children: (
      <ul className="p-3">
        {months.map((month) => (
          <li key={month} className="py-1 tabular-nums">
            {month}
          </li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof ScrollArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Harmonogram rat' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    region.scrollTop = 200;
    await waitFor(() => expect(region.scrollTop).toBe(200));
  },
};

export const Both: Story = {
  args: {
    orientation: 'both',
    children: (
      <p className="w-[40rem] p-3">
        {months.map((month) => (
          <span key={month} className="block py-1 tabular-nums">
            {month}, płatna przelewem do dziesiątego dnia miesiąca na rachunek wskazany w umowie
          </span>
        ))}
      </p>
    ),
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Harmonogram rat' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
  },
};

export const NothingToScroll: Story = {
  args: { children: <p className="p-3">Wszystko widać bez przewijania.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Wszystko widać/)).toBeVisible();
  },
};
