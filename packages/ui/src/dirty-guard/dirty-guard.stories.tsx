import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { useDirtyGuard, type BlockedNavigation } from './use-dirty-guard.tsx';

interface NoteProps {
  onLeave: () => void;
  blocked?: BlockedNavigation | undefined;
}

function Note({ onLeave, blocked }: NoteProps) {
  const [text, setText] = useState('');
  const guard = useDirtyGuard(text !== '', blocked);
  return (
    <div className="flex max-w-sm items-end gap-2">
      <TextField label="Notatka" className="flex-1" value={text} onValueChange={setText} />
      <Button onClick={() => guard.confirm(onLeave)}>Anuluj</Button>
      {guard.dialog}
    </div>
  );
}

const meta = {
  title: 'Forms/DirtyGuard',
  component: Note,
  args: { onLeave: fn() },
} satisfies Meta<typeof Note>;

export default meta;
type Story = StoryObj<typeof meta>;

const question = () => screen.findByRole('alertdialog', { name: 'Masz niezapisane zmiany' });

/** Returns whether the browser itself would prompt before the tab is closed. */
function holdsTheTab(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

export const Asked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Oddzwonić');
    await userEvent.click(canvas.getByRole('button', { name: 'Anuluj' }));
    await waitFor(async () => {
      await expect(within(await question()).getByRole('button', { name: 'Zostań' })).toHaveFocus();
    });
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const Kept: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Oddzwonić');
    await expect(holdsTheTab()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Anuluj' }));
    await question();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('textbox')).toHaveValue('Oddzwonić');
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const GivenUp: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Oddzwonić');
    await userEvent.click(canvas.getByRole('button', { name: 'Anuluj' }));
    await userEvent.click(within(await question()).getByRole('button', { name: 'Wyjdź bez zapisywania' }));
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
  },
};

export const NothingToLose: Story = {
  play: async ({ canvas, args }) => {
    await expect(holdsTheTab()).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Anuluj' }));
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

export const HeldBackElsewhere: Story = {
  args: { blocked: { stay: fn(), leave: fn() } },
  globals: { language: 'en' },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'You have unsaved changes' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    await expect(args.blocked?.stay).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Leave without saving' }));
    await expect(args.blocked?.leave).toHaveBeenCalledTimes(1);
  },
};

/** As the handbook numbers its parts. */
export const OpenAtRest: Story = { args: { blocked: { stay: fn(), leave: fn() } } };
