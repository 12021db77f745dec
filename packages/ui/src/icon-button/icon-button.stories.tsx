import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Dialog } from '../dialog/index.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../popover/index.ts';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Basics/IconButton',
  component: IconButton,
  args: { label: 'Edytuj', icon: <Pencil aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <div className="flex items-center gap-2 p-6">
      <IconButton {...args} />
      <IconButton {...args} label="Zamknij" icon={<X aria-hidden />} variant="secondary" />
      <IconButton {...args} label="Zmień" size="small" />
      <IconButton {...args} label="Usuń" icon={<Trash2 aria-hidden />} variant="destructive" />
      <IconButton {...args} label="Niedostępne" disabled />
      <IconButton {...args} label="Zapisywanie" loading />
    </div>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edytuj' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisywanie' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const TooltipByKeyboard: Story = {
  render: (args) => (
    <div className="p-12">
      <IconButton {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Edytuj');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

function DialogWithPopover() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Dokument">
      <Popover>
        <PopoverTrigger>
          <IconButton label="Szczegóły" icon={<Pencil aria-hidden />} />
        </PopoverTrigger>
        <PopoverContent label="Szczegóły">
          <IconButton label="Usuń" icon={<Trash2 aria-hidden />} />
        </PopoverContent>
      </Popover>
    </Dialog>
  );
}

/** Expects the tooltip of the focused button to be open, and no other with that name. */
const tooltipOf = async (label: string) => {
  await waitFor(() => expect(screen.getByRole('button', { name: label })).toHaveFocus());
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(label));
};

export const EscapeClosesTheLayer: Story = {
  render: () => <DialogWithPopover />,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Dokument' });
    await tooltipOf('Szczegóły');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Szczegóły' });
    await tooltipOf('Usuń');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Szczegóły' })).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: 'Dokument' })).toBeVisible();
    await tooltipOf('Szczegóły');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

/** As the handbook numbers its parts. */
export const OpenAtRest: Story = {
  render: TooltipByKeyboard.render,
  parameters: { opened: ['focusin', 'button'] },
};
