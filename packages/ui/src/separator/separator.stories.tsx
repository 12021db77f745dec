import type { Meta, StoryObj } from '@storybook/react-vite';

import { Separator } from './separator.tsx';

const meta = {
  title: 'Basics/Separator',
  component: Separator,
} satisfies Meta<typeof Separator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  render: () => (
    <div className="max-w-80 space-y-3">
      <p>Nad kreską</p>
      <Separator />
      <div className="flex h-5 items-center gap-3">
        <span>Lewa</span>
        <Separator orientation="vertical" />
        <span>Prawa</span>
      </div>
    </div>
  ),
};
