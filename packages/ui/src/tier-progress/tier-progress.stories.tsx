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

const amountsIn = (locale: string) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'PLN',
    maximumFractionDigits: 0,
    useGrouping: 'always',
  });
const zloty = amountsIn('pl-PL');
const english = amountsIn('en-GB');

/** An amount against a single target. */
export const OneTarget: Story = {
  args: {
    label: 'Prowizja w listopadzie',
    value: 27_400,
    tiers: [{ from: 35_000, label: 'Cel' }],
    formatValue: (amount) => zloty.format(amount),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Do progu „Cel” brakuje 7\s600\szł/)).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '78');
  },
};

export const Empty: Story = {
  args: { value: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Do progu „Brąz” brakuje 10')).toBeVisible();
  },
};

const longTiers = [
  { from: 0, label: 'Stawka podstawowa' },
  { from: 10_000, label: 'Pierwszy próg podwyższonej prowizji' },
  { from: 35_000, label: 'Najwyższa stawka' },
];

export const LongNames: Story = {
  args: { label: 'Prowizja ze wszystkich umów podpisanych w listopadzie', value: 14_000, tiers: longTiers },
};

export const NarrowLongNames: Story = {
  args: { label: 'Prowizja ze wszystkich umów podpisanych w listopadzie', value: 14_000, tiers: longTiers },
  globals: { viewport: { value: 'w390' } },
};

export const English: Story = {
  args: {
    label: 'Commission in November',
    value: 27_400,
    tiers: [
      { from: 10_000, label: 'Silver' },
      { from: 35_000, label: 'Gold' },
    ],
    formatValue: (amount) => english.format(amount),
  },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/7,600 to go to “Gold”/)).toBeVisible();
  },
};

export const ForcedColours: Story = { parameters: { forcedColours: true } };

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
