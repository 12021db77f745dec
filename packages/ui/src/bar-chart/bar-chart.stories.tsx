import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { sampleMonths } from '../chart/sample-months.ts';
import { BarChart } from './bar-chart.tsx';

const zloty = new Intl.NumberFormat('pl-PL', {
  style: 'currency',
  currency: 'PLN',
  maximumFractionDigits: 0,
});

const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  args: {
    title: 'Sprzedaż netto, zł',
    formatValue: (value: number) => zloty.format(value),
    series: [
      { key: 'won', label: 'Podpisane' },
      { key: 'open', label: 'W toku' },
      { key: 'lost', label: 'Utracone' },
    ],
    points: sampleMonths({
      won: [410_000, 520_000, 480_000, 610_000, 350_000, 720_000, 830_000, 640_000],
      open: [300_000, 280_000, 360_000, 250_000, 420_000, 390_000, 450_000, 980_000],
      lost: [120_000, 90_000, 150_000, 60_000, 210_000, 140_000, 80_000, 30_000],
    }),
  },
  decorators: [
    (Story) => (
      <div className="max-w-3xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grouped: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: 'Sprzedaż netto, zł' })).toBeInTheDocument();
    await waitFor(() => expect(canvasElement.querySelectorAll('.recharts-bar-rectangle')).toHaveLength(24));
    // whole colours: patterns are for forced colours and paper
    for (const bar of canvasElement.querySelectorAll('.recharts-bar-rectangle path'))
      await expect(getComputedStyle(bar).fill).toMatch(/^rgb/);
    const plot = canvas.getByRole('application', { name: /^Sprzedaż netto, zł/ });
    await userEvent.tab();
    await expect(plot).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('kwiecień 2026'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/maj 2026.*520.000/));
  },
};

export const Stacked: Story = {
  args: { arrangement: 'stacked', tableToggle: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pokaż tabelę' }));
    await expect(canvas.getByRole('rowheader', { name: 'listopad 2026' })).toBeVisible();
  },
};

export const OneSeries: Story = {
  args: { series: [{ key: 'won', label: 'Podpisane', tone: 'teal' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await expect(canvas.getByRole('figure', { name: 'Sprzedaż netto, zł' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Brak danych w tym okresie')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wczytywanie…')).toBeInTheDocument();
  },
};
