import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { TierProgress } from './tier-progress.tsx';

const meta = {
  title: 'Data/TierProgress',
  component: TierProgress,
  args: {
    label: 'Podpisane umowy w listopadzie',
    value: 14,
    tiers: [
      { from: 0, label: 'Start' },
      { from: 10, label: 'Brąz' },
      { from: 20, label: 'Srebro' },
      { from: 40, label: 'Złoto' },
    ],
    className: 'max-w-2xl',
  },
} satisfies Meta<typeof TierProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Do progu „Srebro” brakuje 6')).toBeVisible();
    const bar = canvas.getByRole('progressbar', { name: 'Podpisane umowy w listopadzie' });
    await expect(bar).toHaveAttribute('aria-valuetext', '14. Do progu „Srebro” brakuje 6');
    await expect(bar).toHaveAttribute('aria-valuenow', '47');
  },
};

export const AtTheTop: Story = {
  args: { value: 52 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Najwyższy próg osiągnięty')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};

export const BeforeTheFirst: Story = {
  args: {
    value: 4,
    tiers: [
      { from: 10, label: 'Brąz' },
      { from: 20, label: 'Srebro' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Przed pierwszym progiem')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
