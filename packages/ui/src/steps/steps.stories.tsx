import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Steps } from './steps.tsx';

const meta = {
  title: 'Forms/Steps',
  component: Steps,
  args: {
    label: 'Postęp',
    current: 'details',
    onSelect: fn(),
    steps: [
      { id: 'who', label: 'Kto' },
      { id: 'details', label: 'Szczegóły' },
      { id: 'summary', label: 'Podsumowanie' },
    ],
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
    await userEvent.click(canvas.getByRole('button', { name: /Kto/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('who');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole('button', { name: /Podsumowanie/ })).not.toBeInTheDocument();
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
};
