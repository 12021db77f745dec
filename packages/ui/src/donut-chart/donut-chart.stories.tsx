import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { DonutChart } from './donut-chart.tsx';

const meta = {
  title: 'Data/DonutChart',
  component: DonutChart,
  args: {
    title: 'Skąd przychodzą zapytania',
    partHeading: 'Źródło',
    totalLabel: 'zapytań',
    height: 200,
    parts: [
      { key: 'web', label: 'Strona', value: 182 },
      { key: 'phone', label: 'Telefon', value: 96 },
      { key: 'referral', label: 'Polecenie', value: 54 },
      { key: 'fair', label: 'Targi', value: 28 },
      { key: 'other', label: 'Inne', value: 12 },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-lg">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DonutChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Parts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Strona 182 48,9/ })).toBeInTheDocument();
    await expect(canvas.getByText('372', { selector: 'span' })).toBeVisible();
    const plot = await canvas.findByRole('application', { name: /^Skąd przychodzą/ });
    await userEvent.tab();
    await expect(plot).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Telefon|Targi|Strona|Inne/));
  },
};

export const WithTable: Story = {
  args: { tableToggle: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pokaż tabelę' }));
    await expect(canvas.getByRole('rowheader', { name: 'Razem' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { parts: [] },
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
