import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { ChartFrame } from './chart-frame.tsx';
import { CHART_TONES, chartToken } from './tones.ts';

const meta = {
  title: 'Data/ChartFrame',
  component: ChartFrame,
  args: {
    title: 'Sprzedaż netto, zł',
    description: 'Według miesiąca podpisania',
    height: 160,
    isEmpty: false,
    tableToggle: true,
    table: {
      columns: ['Okres', 'Sprzedaż'],
      rows: [
        ['październik 2026', '820 000 zł'],
        ['listopad 2026', '1 240 500 zł'],
      ],
    },
    children: <div className="h-full rounded-medium bg-accent-soft" />,
  },
} satisfies Meta<typeof ChartFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTable: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Pokaż tabelę' });
    await expect(canvas.getByRole('table', { name: 'Sprzedaż netto, zł' })).toBeInTheDocument();
    await userEvent.click(toggle);
    await expect(canvas.getByRole('cell', { name: '1 240 500 zł' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Ukryj tabelę' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

/** The eight colours in the order of the series; each has contrast to the background, and to the one beside it. */
export const Palette: Story = {
  args: {
    title: 'Kolory serii',
    description: undefined,
    tableToggle: false,
    height: 96,
    children: (
      <ul className="flex h-full gap-1">
        {CHART_TONES.map((tone) => (
          <li key={tone} className="flex flex-1 flex-col gap-1 text-small">
            <span
              className="block flex-1 rounded-small"
              style={{ background: `var(--${chartToken(tone)})` }}
            />
            {tone}
          </li>
        ))}
      </ul>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { isEmpty: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Brak danych w tym okresie')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
