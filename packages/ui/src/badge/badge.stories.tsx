import type { Meta, StoryObj } from '@storybook/react-vite';
import { Paperclip } from 'lucide-react';

import { tones } from '../theme/index.ts';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Basics/Badge',
  component: Badge,
  args: { children: '12' },
} satisfies Meta<typeof Badge>;

export default meta;
const meanings = ['success', 'success-strong', 'warning', 'destructive', 'archive'] as const;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {[...tones, ...meanings].map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge>3</Badge>
      <Badge icon={<Paperclip aria-hidden />}>2 pliki</Badge>
    </div>
  ),
};
