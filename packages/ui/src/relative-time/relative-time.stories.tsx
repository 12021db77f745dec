import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { RelativeTime } from './relative-time.tsx';

const now = '2026-11-20T08:30:00Z';

const meta = {
  title: 'Basics/RelativeTime',
  component: RelativeTime,
  args: { at: '2026-11-18T13:05:00Z', now },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DaysAgo: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText('2 dni temu');
    await expect(time).toHaveAttribute('title', '18.11.2026, 14:05');
    await expect(time).toHaveAttribute('datetime', '2026-11-18T13:05:00Z');
  },
};

/** From just now to years ago, and ahead. */
export const Distances: Story = {
  render: () => (
    <ul className="space-y-1">
      {[
        '2026-11-20T08:29:40Z',
        '2026-11-20T08:10:00Z',
        '2026-11-20T04:30:00Z',
        '2026-11-19T08:30:00Z',
        '2026-11-15T08:30:00Z',
        '2026-11-02T08:30:00Z',
        '2026-07-01T08:30:00Z',
        '2023-07-01T08:30:00Z',
        '2026-11-21T12:00:00Z',
      ].map((at) => (
        <li key={at}>
          <RelativeTime at={at} now={now} />
        </li>
      ))}
    </ul>
  ),
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 days ago')).toHaveAttribute('title', '18.11.2026, 14:05');
  },
};
