import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, Copy, FolderInput, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
} from './dropdown-menu.tsx';

const onEdit = fn();
const onArchive = fn();
const onDelete = fn();

const meta = {
  title: 'Overlays/DropdownMenu',
  component: DropdownMenu,
  args: {
    trigger: <IconButton label="Więcej działań" icon={<MoreHorizontal aria-hidden />} variant="secondary" />,
    children: (
      <>
        <DropdownMenuItem icon={<Pencil aria-hidden />} shortcut="E" onSelect={onEdit}>
          Edytuj
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Copy aria-hidden />} link={<a href="#kopia">kopia</a>}>
          Otwórz kopię
        </DropdownMenuItem>
        <DropdownMenuSub label="Przenieś do" icon={<FolderInput aria-hidden />}>
          <DropdownMenuItem onSelect={onArchive}>Archiwum</DropdownMenuItem>
          <DropdownMenuItem>Kosz</DropdownMenuItem>
        </DropdownMenuSub>
        <DropdownMenuItem icon={<Archive aria-hidden />} disabled onSelect={onArchive}>
          Zarchiwizuj
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={<Trash2 aria-hidden />} destructive onSelect={onDelete}>
          Usuń
        </DropdownMenuItem>
      </>
    ),
  },
  beforeEach: () => {
    onEdit.mockClear();
    onArchive.mockClear();
    onDelete.mockClear();
  },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Actions: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Więcej działań' }));
    const menu = await screen.findByRole('menu', { name: 'Więcej działań' });
    await expect(within(menu).getByRole('menuitem', { name: 'Otwórz kopię' })).toHaveAttribute(
      'href',
      '#kopia',
    );
    await expect(within(menu).getByRole('menuitem', { name: 'Zarchiwizuj' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(within(menu).getByRole('menuitem', { name: /Edytuj/ }));
    await expect(onEdit).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Więcej działań' })).toHaveFocus());
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Więcej działań' }));
    await screen.findByRole('menu');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Więcej działań' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Edytuj/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Archiwum' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Usuń' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onDelete).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const LeftByEscape: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Więcej działań' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Edytuj/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

function ChoicesExample() {
  const [order, setOrder] = useState('newest');
  const [columns, setColumns] = useState(['date']);
  const toggle = (name: string) => (checked: boolean) =>
    setColumns((shown) => (checked ? [...shown, name] : shown.filter((column) => column !== name)));
  return (
    <DropdownMenu trigger={<Button>Widok</Button>}>
      <DropdownMenuLabel>Kolejność</DropdownMenuLabel>
      <DropdownMenuRadioGroup aria-label="Kolejność" value={order} onValueChange={setOrder}>
        <DropdownMenuRadioItem value="newest">Od najnowszych</DropdownMenuRadioItem>
        <DropdownMenuRadioItem value="oldest">Od najstarszych</DropdownMenuRadioItem>
      </DropdownMenuRadioGroup>
      <DropdownMenuSeparator />
      <DropdownMenuLabel>Kolumny</DropdownMenuLabel>
      <DropdownMenuCheckboxItem checked={columns.includes('date')} onCheckedChange={toggle('date')}>
        Data
      </DropdownMenuCheckboxItem>
      <DropdownMenuCheckboxItem checked={columns.includes('author')} onCheckedChange={toggle('author')}>
        Autor
      </DropdownMenuCheckboxItem>
    </DropdownMenu>
  );
}

export const Choices: Story = {
  render: () => <ChoicesExample />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Widok' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Autor' }));
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Autor' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Od najstarszych' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Widok' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Od najstarszych' })).toBeChecked();
  },
};

/** As the handbook numbers its parts. */
export const OpenAtRest: Story = { args: { open: true } };
