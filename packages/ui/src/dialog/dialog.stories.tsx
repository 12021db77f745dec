import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../button/index.ts';
import { DropdownMenu, DropdownMenuItem } from '../dropdown-menu/index.ts';
import { SkeletonText } from '../skeleton/index.ts';
import { createToasts, Toaster } from '../toast/index.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

const nameField = (
  <label className="block text-small font-medium">
    Nazwa
    <input
      defaultValue="Wpis pierwszy"
      className="mt-1 block h-control w-full rounded-medium border border-border-strong bg-surface px-2 text-body"
    />
  </label>
);

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Zmień nazwę',
    description: 'Nową nazwę zobaczą wszyscy w zespole.',
    children: nameField,
    footer: (
      <>
        <Button>Anuluj</Button>
        <Button variant="primary">Zapisz</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Zmień nazwę' });
    await expect(dialog).toHaveAccessibleDescription('Nową nazwę zobaczą wszyscy w zespole.');
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zamknij' }));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

export const Small: Story = { args: { size: 'small', footer: undefined } };

export const LargeAndLong: Story = {
  args: {
    size: 'large',
    children: (
      <div className="space-y-6">
        {nameField}
        <SkeletonText lines={60} />
      </div>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(within(dialog).getByRole('button', { name: 'Zapisz' })).toBeVisible();
  },
};

export const Full: Story = { args: { size: 'full' } };

export const Phone: Story = { globals: { viewport: { value: 'w390' } } };

function Opened({ onOpenChange, ...props }: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DropdownMenu trigger={<Button>Działania</Button>}>
        <DropdownMenuItem icon={<Pencil aria-hidden />} onSelect={() => setOpen(true)}>
          Zmień nazwę…
        </DropdownMenuItem>
      </DropdownMenu>
      <Button onClick={() => setOpen(true)}>Otwórz</Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={(next) => {
          onOpenChange(next);
          setOpen(next);
        }}
      />
    </>
  );
}

export const GivesFocusBack: Story = {
  args: { open: false },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Otwórz' });
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());

    const menu = canvas.getByRole('button', { name: 'Działania' });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zmień nazwę…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Zmień nazwę' });
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).toHaveFocus());
    await waitFor(() => expect(document.body.style.pointerEvents).not.toBe('none'));
  },
};

const toasts = createToasts();

export const ToastsAreNotOutside: Story = {
  render: (args) => (
    <>
      <Dialog {...args} />
      <Toaster toasts={toasts} />
    </>
  ),
  beforeEach: () => {
    toasts.clear();
    toasts.show({
      title: 'Nie udało się zapisać',
      variant: 'destructive',
      type: 'foreground',
      duration: Infinity,
    });
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.click(await screen.findByText('Nie udało się zapisać'));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(document.elementFromPoint(2, 2) ?? document.body);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};
