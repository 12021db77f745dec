import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, Folder } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { Tree, type TreeProps } from './tree.tsx';

function Stateful(props: TreeProps) {
  const [selected, setSelected] = useState(props.selected ?? []);
  return (
    <Tree
      {...props}
      selected={selected}
      onSelectedChange={(ids) => {
        setSelected(ids);
        props.onSelectedChange?.(ids);
      }}
    />
  );
}

const folder = <Folder aria-hidden />;
const file = <FileText aria-hidden />;

const meta = {
  title: 'Data/Tree',
  component: Tree,
  args: {
    label: 'Dokumenty',
    className: 'max-w-sm',
    items: [
      {
        id: 'contracts',
        label: 'Umowy',
        icon: folder,
        meta: 3,
        children: [
          {
            id: '2026',
            label: '2026',
            icon: folder,
            children: [{ id: 'annex', label: 'Aneks nr 2', icon: file }],
          },
          { id: 'frame', label: 'Umowa ramowa', icon: file },
        ],
      },
      {
        id: 'invoices',
        label: 'Faktury',
        icon: folder,
        children: [{ id: 'fv1', label: 'FV 1/2026', icon: file }],
      },
      { id: 'notes', label: 'Notatki ze spotkań', icon: file },
    ],
    defaultExpanded: ['contracts'],
    selectionMode: 'single',
    onSelectedChange: fn(),
    onOpen: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {
  play: async ({ canvas, args }) => {
    const notes = await canvas.findByRole('treeitem', { name: 'Notatki ze spotkań' });
    await userEvent.click(notes);
    await waitFor(() => expect(notes).toHaveAttribute('aria-selected', 'true'));
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Umowa ramowa' }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['frame']);
    await waitFor(() => expect(notes).toHaveAttribute('aria-selected', 'false'));
    const contracts = canvas.getByRole('treeitem', { name: 'Umowy 3' });
    await userEvent.click(contracts.querySelector('[data-slot="tree-arrow"]') ?? contracts);
    await waitFor(() => expect(contracts).toHaveAttribute('aria-expanded', 'false'));
    await expect(canvas.queryByRole('treeitem', { name: 'Umowa ramowa' })).not.toBeInTheDocument();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const item = (name: string) => canvas.getByRole('treeitem', { name });
    (await canvas.findByRole('treeitem', { name: 'Umowy 3' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('2026')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(item('Aneks nr 2')).toHaveAttribute('aria-level', '3'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(item('Aneks nr 2')).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['annex']);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(item('2026')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(item('Notatki ze spotkań')).toHaveFocus());
    await userEvent.keyboard('f');
    await waitFor(() => expect(item('Faktury')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('invoices');
  },
};

export const Multiple: Story = {
  args: { selectionMode: 'multiple', selected: ['frame'] },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('tree')).toHaveAttribute('aria-multiselectable', 'true');
    canvas.getByRole('treeitem', { name: '2026' }).focus();
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(canvas.getByRole('treeitem', { name: 'Faktury' }));
    await user.keyboard('{/Control}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['frame', 'invoices']);
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'Notatki ze spotkań' })).toHaveFocus());
    await user.keyboard(' ');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['frame', 'invoices', 'notes']);
  },
};

const load = fn((id: string) =>
  id === 'broken'
    ? Promise.reject(new Error('offline'))
    : Promise.resolve([{ id: `${id}-1`, label: 'Protokół odbioru', icon: file }]),
);

export const Loading: Story = {
  args: {
    items: [
      { id: 'far', label: 'Archiwum', icon: folder, lazy: true },
      { id: 'broken', label: 'Stary dysk', icon: folder, lazy: true },
    ],
    loadChildren: load,
  },
  beforeEach: () => {
    load.mockClear();
  },
  play: async ({ canvas }) => {
    (await canvas.findByRole('treeitem', { name: 'Archiwum' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('treeitem', { name: 'Protokół odbioru' })).toBeVisible();
    await userEvent.keyboard('{End}{ArrowRight}');
    const broken = await canvas.findByRole('treeitem', { name: /Stary dysk.*Nie udało się wczytać/ });
    await expect(broken).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(broken).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(load).toHaveBeenCalledTimes(3));
  },
};

export const OnlyToOpen: Story = {
  args: { selectionMode: undefined, onOpen: undefined, defaultExpanded: [] },
  play: async ({ canvas }) => {
    const invoices = await canvas.findByRole('treeitem', { name: 'Faktury' });
    await expect(invoices).not.toHaveAttribute('aria-selected');
    await userEvent.click(invoices);
    await expect(await canvas.findByRole('treeitem', { name: 'FV 1/2026' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(invoices).toHaveAttribute('aria-expanded', 'false'));
  },
};
