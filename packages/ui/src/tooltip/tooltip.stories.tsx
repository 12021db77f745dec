import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/index.ts';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { label: 'Ostatnia zmiana wczoraj o 14:05', children: <Button>Historia</Button> },
  render: (args) => (
    <div className="flex gap-2 p-12">
      <Tooltip {...args} />
      <Button>Obok</Button>
    </div>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Ostatnia zmiana');
    await expect(canvas.getByRole('button', { name: 'Historia' })).toHaveAccessibleDescription(
      'Ostatnia zmiana wczoraj o 14:05',
    );
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const ByMouse: Story = {
  parameters: { specification: ['S9.5'] },
  play: async ({ canvas }) => {
    const started = performance.now();
    await userEvent.hover(canvas.getByRole('button', { name: 'Historia' }));
    await screen.findByRole('tooltip');
    await expect(performance.now() - started).toBeGreaterThanOrEqual(690);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

/** Within 300 ms of one the next opens at once, after that with the whole delay again. */
export const OneAfterAnother: Story = {
  parameters: { specification: ['S9.5'] },
  render: (args) => (
    <div className="flex gap-2 p-12">
      <Tooltip {...args} />
      <Tooltip label="Drukuje stronę">
        <Button>Druk</Button>
      </Tooltip>
    </div>
  ),
  play: async ({ canvas }) => {
    const opens = async (name: string, label: RegExp) => {
      const started = performance.now();
      await userEvent.hover(canvas.getByRole('button', { name }));
      await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(label));
      return performance.now() - started;
    };
    await opens('Historia', /^Ostatnia zmiana/);
    await userEvent.unhover(canvas.getByRole('button', { name: 'Historia' }));
    await expect(await opens('Druk', /^Drukuje/)).toBeLessThan(600);
  },
};

/** As the handbook numbers its parts. */
export const OpenAtRest: Story = { parameters: { opened: ['focusin', 'button'] } };
