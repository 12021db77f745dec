import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../button/index.ts';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from './popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  render: () => (
    <div className="flex gap-2">
      <Popover>
        <PopoverTrigger>
          <Button>Filtruj</Button>
        </PopoverTrigger>
        <PopoverContent label="Filtr nazwy" className="w-72">
          <label className="block text-small font-medium">
            Nazwa zawiera
            <input className="mt-1 block h-control w-full rounded-medium border border-border-strong bg-surface px-2 text-body" />
          </label>
          <div className="mt-3 flex justify-end">
            <PopoverClose>
              <Button size="small" variant="primary">
                Zastosuj
              </Button>
            </PopoverClose>
          </div>
        </PopoverContent>
      </Popover>
      <Button>Obok</Button>
    </div>
  ),
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Filtruj' });
    await userEvent.click(trigger);
    const panel = await screen.findByRole('dialog', { name: 'Filtr nazwy' });
    await waitFor(() => expect(within(panel).getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(trigger).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.click(canvas.getByRole('button', { name: 'Obok' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Zastosuj' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
  },
};

/** As the handbook numbers its parts. */
export const OpenAtRest: Story = { parameters: { opened: ['click', 'button'] } };
