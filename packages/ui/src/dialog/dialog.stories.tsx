import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { createRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../button/index.ts';
import { DropdownMenu, DropdownMenuItem } from '../dropdown-menu/index.ts';
import { SkeletonText } from '../skeleton/index.ts';
import { createToasts } from '../toast-queue/index.ts';
import { Toaster } from '../toast/index.ts';
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

const noteRef = createRef<HTMLInputElement>();

/** It manages its own open state, and sets the initial focus to the given element. */
export const ByTrigger: Story = {
  args: {
    open: undefined,
    trigger: <Button>Zmień nazwę</Button>,
    initialFocus: noteRef,
    children: (
      <>
        {nameField}
        <input ref={noteRef} aria-label="Uwaga" className="mt-2 block border border-border-strong" />
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Zmień nazwę' });
    await userEvent.click(trigger);
    const dialog = within(await screen.findByRole('dialog', { name: 'Zmień nazwę' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Uwaga' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(trigger).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** It closes only by one of its own buttons. */
export const Firm: Story = {
  args: { isFirm: true, children: <p>Regulamin zmienia się od 1 grudnia.</p>, description: undefined },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Zmień nazwę' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.elementFromPoint(5, 5) ?? document.body);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(within(dialog).queryByRole('button', { name: 'Zamknij' })).not.toBeInTheDocument();
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
          onOpenChange?.(next);
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

export const EscapeClosesToastsFirst: Story = {
  args: { open: false },
  render: (args) => (
    <>
      <Opened {...args} />
      <Toaster toasts={toasts} />
    </>
  ),
  beforeEach: () => {
    toasts.clear();
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otwórz' }));
    const dialog = await screen.findByRole('dialog');
    for (const title of ['Zapisano zmiany', 'Wysłano plik'])
      toasts.show({ title, type: 'foreground', duration: Infinity });
    await waitFor(() => expect(document.querySelectorAll('[data-slot="toast"]')).toHaveLength(2));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelectorAll('[data-slot="toast"]')).toHaveLength(0));
    await expect(dialog).toBeInTheDocument();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** A press on a toast moves the focus out of the dialog; Escape still closes it. */
export const EscapeAfterPressingToast: Story = {
  ...EscapeClosesToastsFirst,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otwórz' }));
    const dialog = await screen.findByRole('dialog');
    toasts.show({ title: 'Zapisano zmiany', type: 'foreground', duration: Infinity });
    const toast = await waitFor(() => {
      const shown = document.querySelector<HTMLElement>('[data-slot="toast"]');
      if (!shown) throw new Error('no toast yet');
      return shown;
    });
    await userEvent.click(within(toast).getByLabelText('Zamknij'));
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Nothing to fill in: the dialog itself has the focus, and neither its cross nor a button is a key away from being pressed. */
export const FocusesItself: Story = {
  args: { children: 'Anna Nowak prosi o przepisanie szansy #12.' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await expect(dialog).not.toHaveFocus();
  },
};

export const FocusesTheFormsFirstField: Story = {
  args: {
    children: (
      <form>
        <Button size="small">Pokaż brakujące</Button>
        {nameField}
      </form>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus());
  },
};
