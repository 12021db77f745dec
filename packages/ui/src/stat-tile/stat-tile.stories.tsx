import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { StatTile } from './stat-tile.tsx';

const meta = {
  title: 'Data/StatTile',
  component: StatTile,
  args: { label: 'Sprzedaż netto', value: '1 240 500 zł', hint: 'w marcu', className: 'w-64' },
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Rising: Story = {
  args: { trend: { direction: 'up', change: '12%', good: true, comparedTo: 'do lutego' }, hint: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('wzrost o 12%')).toBeInTheDocument();
  },
};

export const Falling: Story = {
  args: { trend: { direction: 'down', change: '4%', good: false, comparedTo: 'do lutego' }, hint: undefined },
};

export const Steady: Story = { args: { trend: { direction: 'same', change: '0%' } } };

/** A name is not cut. */
export const Worded: Story = {
  args: {
    label: 'Najlepszy handlowiec',
    value: 'Aleksandra Brzęczyszczykiewicz',
    hint: '32 127 zł',
    worded: true,
  },
  play: async ({ canvas }) => {
    const value = canvas.getByText('Aleksandra Brzęczyszczykiewicz');
    await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
  },
};

export const Loading: Story = { args: { loading: true } };
