import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Basics/Avatar',
  component: Avatar,
  args: { name: 'Łucja Świątek' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      <Avatar {...args} size="small" />
      <Avatar {...args} />
      <Avatar {...args} size="large" />
    </div>
  ),
  play: async ({ canvas }) => {
    const marks = canvas.getAllByRole('img', { name: 'Łucja Świątek' });
    await expect(marks).toHaveLength(3);
    await expect(marks[0]).toHaveTextContent('ŁŚ');
  },
};

export const People: Story = {
  render: () => (
    <ul className="space-y-2">
      {['Anna Kowalska', 'Bartosz Nowak', 'Celina Żak', 'Dawid Ósmy', 'Ewa Lis', 'Filip'].map((name) => (
        <li key={name} className="flex items-center gap-2">
          <Avatar name={name} named={false} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
