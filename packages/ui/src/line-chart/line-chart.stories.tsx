import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { sampleMonths } from '../chart/sample-months.ts';
import { LineChart } from './line-chart.tsx';

const meta = {
  title: 'Data/LineChart',
  component: LineChart,
  args: {
    title: 'Nowe zapytania, liczba',
    series: [
      { key: 'web', label: 'Strona' },
      { key: 'phone', label: 'Telefon' },
      { key: 'referral', label: 'Polecenie' },
      { key: 'fair', label: 'Targi' },
    ],
    points: sampleMonths({
      web: [34, 41, 38, 52, 47, 58, 63, 49],
      phone: [22, 19, 25, 21, 28, 24, 30, 26],
      referral: [8, 11, 9, 14, 12, 15, 13, 17],
      fair: [undefined, 5, 6, undefined, 3, 21, 18, 4],
    }),
  },
  decorators: [
    (Story) => (
      <div className="max-w-3xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralLines: Story = {
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('application', { name: /^Nowe zapytania/ });
    await userEvent.tab();
    await expect(plot).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/czerwiec 2026.*Strona: 38/));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/maj 2026.*Strona: 41/));
  },
};

export const OneLine: Story = {
  args: { series: [{ key: 'web', label: 'Strona' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'listopad 2026' })).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { points: sampleMonths({ web: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Brak danych w tym okresie')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
  },
};
