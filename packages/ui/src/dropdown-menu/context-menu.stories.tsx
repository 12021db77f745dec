import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { ContextMenu, ContextMenuItem, ContextMenuSeparator } from './context-menu.tsx';

const onCopy = fn();

const meta = {
  title: 'Overlays/ContextMenu',
  component: ContextMenu,
  args: {
    label: 'Działania na wierszu',
    children: (
      <div className="grid h-24 w-80 place-items-center rounded-medium border border-dashed border-border-strong text-text-muted">
        Kliknij prawym przyciskiem
      </div>
    ),
    items: (
      <>
        <ContextMenuItem icon={<Copy aria-hidden />} shortcut="Ctrl C" onSelect={onCopy}>
          Kopiuj
        </ContextMenuItem>
        <ContextMenuSeparator />
        <ContextMenuItem icon={<Trash2 aria-hidden />} destructive>
          Usuń
        </ContextMenuItem>
      </>
    ),
  },
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas }) => {
    onCopy.mockClear();
    const area = canvas.getByText('Kliknij prawym przyciskiem');
    await userEvent.pointer({ keys: '[MouseRight]', target: area });
    await screen.findByRole('menu', { name: 'Działania na wierszu' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onCopy).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.pointer({ keys: '[MouseRight]', target: area });
    await screen.findByRole('menu');
  },
};

/** As the handbook numbers its parts. */
export const OpenAtRest: Story = { parameters: { opened: ['contextmenu', '[data-state]'] } };
