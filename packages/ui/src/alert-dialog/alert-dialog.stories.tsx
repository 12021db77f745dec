import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { AlertDialog } from './alert-dialog.tsx';

const meta = {
  title: 'Overlays/AlertDialog',
  component: AlertDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Usunąć 3 wpisy?',
    description: 'Wpisów nie da się przywrócić.',
    confirmLabel: 'Usuń wpisy',
    destructive: true,
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Destructive: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Usunąć 3 wpisy?' });
    await expect(dialog).toHaveAccessibleDescription('Wpisów nie da się przywrócić.');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Anuluj' })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Anuluj' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Neutral: Story = {
  args: {
    destructive: false,
    title: 'Wysłać wiadomość bez załącznika?',
    description: 'W treści jest mowa o załączniku, a żadnego nie dodano.',
    confirmLabel: 'Wyślij mimo to',
    cancelLabel: 'Wróć do wiadomości',
  },
};

export const Progress: Story = {
  args: { loading: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Usuń wpisy' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
