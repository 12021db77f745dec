import type { Meta, StoryObj } from '@storybook/react-vite';

import { Kbd } from './kbd.tsx';

const meta = {
  title: 'Basics/Kbd',
  component: Kbd,
  args: { children: 'K' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keys: Story = {
  render: () => (
    <p className="flex items-center gap-1">
      Szukaj <Kbd>Ctrl</Kbd>
      <Kbd>K</Kbd>, skróty <Kbd>?</Kbd>, zatwierdź <Kbd>Enter</Kbd>
    </p>
  ),
};
