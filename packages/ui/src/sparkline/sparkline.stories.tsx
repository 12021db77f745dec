import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Sparkline } from './sparkline.tsx';

const meta = {
  title: 'Data/Sparkline',
  component: Sparkline,
  args: { label: 'Zapytania w 8 miesiącach', values: [34, 41, 38, 52, 47, 58, 63, 49] },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rising: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('img', { name: 'Zapytania w 8 miesiącach: wzrost z 34 do 49' }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('svg path')).not.toBeNull();
  },
};

export const Falling: Story = {
  args: { values: [63, 58, 60, 41], tone: 'orange' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /spadek z 63 do 41/ })).toBeVisible();
  },
};

export const Steady: Story = {
  args: { values: [5, 7, 5] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /bez zmian, 5/ })).toBeVisible();
  },
};

export const WithoutData: Story = {
  args: { values: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /brak danych/ })).toBeInTheDocument();
  },
};
