import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { LabelChip } from './label-chip.tsx';

const meta = {
  title: 'Basics/LabelChip',
  component: LabelChip,
  args: { color: '#1a237e', children: 'Pilne' },
} satisfies Meta<typeof LabelChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {['#1a237e', '#ffeb3b', '#e53935', '#43a047', '#90a4ae', '#000000', '#ffffff', '#777777'].map(
        (color) => (
          <LabelChip key={color} color={color}>
            {color}
          </LabelChip>
        ),
      )}
      <LabelChip color="#102027" textColor="#ffd54f">
        Własny kolor tekstu
      </LabelChip>
    </div>
  ),
};

export const Removable: Story = {
  args: { onRemove: fn(), removeLabel: 'Usuń etykietę Pilne' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń etykietę Pilne' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};
