import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Progress } from './progress.tsx';

const meta = {
  title: 'Basics/Progress',
  component: Progress,
  args: { value: 42, label: 'Wysyłanie pliku umowa.pdf' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bars: Story = {
  render: (args) => (
    <div className="max-w-80 space-y-4">
      <Progress {...args} showLabel />
      <Progress {...args} value={100} label="Gotowe" />
      <Progress value={null} label="Przygotowywanie raportu" showLabel />
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Wysyłanie pliku umowa.pdf' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(bar.getAttribute('aria-valuetext')).toMatch(/^42\s?%$/);
    await expect(canvas.getByRole('progressbar', { name: 'Przygotowywanie raportu' })).not.toHaveAttribute(
      'aria-valuenow',
    );
  },
};
