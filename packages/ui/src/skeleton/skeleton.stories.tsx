import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Skeleton, SkeletonText } from './skeleton.tsx';

const meta = {
  title: 'Basics/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  render: () => (
    <section
      aria-label="Karta osoby"
      aria-busy
      className="max-w-80 space-y-4 rounded-large border border-border bg-surface p-4"
    >
      <div className="flex items-center gap-3">
        <Skeleton className="size-10 rounded-full" />
        <div className="flex-1 space-y-2">
          <Skeleton className="w-1/2" />
          <Skeleton className="h-3 w-1/3" />
        </div>
      </div>
      <SkeletonText />
    </section>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Karta osoby' });
    await expect(card).toHaveAttribute('aria-busy', 'true');
    await expect(card).toHaveTextContent('');
  },
};
