import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { StatusChip } from './status-chip.tsx';

const meta = {
  title: 'Basics/StatusChip',
  component: StatusChip,
  args: { tone: 'blue', shape: 'half', children: 'W toku' },
} satisfies Meta<typeof StatusChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <StatusChip tone="grey" shape="ring">
        Nowe
      </StatusChip>
      <StatusChip tone="blue" shape="half">
        W toku
      </StatusChip>
      <StatusChip tone="indigo" shape="circle">
        Wysłane
      </StatusChip>
      <StatusChip tone="violet" shape="square">
        W analizie
      </StatusChip>
      <StatusChip tone="orange" shape="diamond">
        Wymaga uwagi
      </StatusChip>
      <StatusChip tone="amber" shape="half">
        Oczekuje
      </StatusChip>
      <StatusChip tone="teal" shape="circle">
        Umówione
      </StatusChip>
      <StatusChip tone="green" shape="check">
        Przyjęte
      </StatusChip>
      <StatusChip tone="green-dark" shape="check">
        Zakończone
      </StatusChip>
    </div>
  ),
};

export const Narrow: Story = {
  args: { children: 'Bardzo długa nazwa etapu, która się nie mieści' },
  render: (args) => (
    <div className="w-40">
      <StatusChip {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const chip = canvas.getByText(/Bardzo długa/).parentElement;
    await expect(chip?.offsetWidth).toBeLessThanOrEqual(160);
  },
};
