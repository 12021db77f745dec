import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { TextField } from '../text-field/index.ts';
import { ShortcutList, type ShortcutGroup } from './shortcut-list.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useShortcut } from './use-shortcut.ts';

const groups: ShortcutGroup[] = [
  {
    label: 'Wszędzie',
    shortcuts: [
      { keys: 'mod+k', label: 'Szukaj i wykonaj' },
      { keys: '?', label: 'Pokaż skróty' },
      { keys: 'g c', label: 'Idź do klientów' },
      { keys: 'g s', label: 'Idź do szans' },
    ],
  },
  {
    label: 'Na liście',
    shortcuts: [
      { keys: '/', label: 'Szukaj na liście' },
      { keys: 'arrowdown', label: 'Następny wiersz' },
      { keys: 'enter', label: 'Otwórz' },
      { keys: 'shift+arrowdown', label: 'Zaznacz kolejny' },
    ],
  },
];

const meta = {
  title: 'Shell/Shortcuts',
  component: ShortcutList,
  args: { groups },
} satisfies Meta<typeof ShortcutList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  render: (args) => (
    <>
      <h2 className="mb-4 text-title font-semibold">Skróty klawiszowe</h2>
      <ShortcutList {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Na liście' })).toHaveTextContent('Następny wiersz↓');
    await expect(canvas.getByText('Idź do klientów').parentElement).toHaveTextContent('GpotemC');
  },
};

function Page({ groups: shown }: { groups: readonly ShortcutGroup[] }) {
  const [place, setPlace] = useState('Pulpit');
  const [note, setNote] = useState('');
  useShortcut('g c', () => {
    setPlace('Klienci');
  });
  return (
    <div className="flex max-w-sm flex-col gap-3">
      <p role="status">{place}</p>
      <TextField label="Notatka" value={note} onValueChange={setNote} />
      <ShortcutsDialog groups={shown} />
    </div>
  );
}

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  args: {
    groups: [1, 2, 3].flatMap((part) =>
      groups.map((group) => ({ ...group, label: `${group.label} ${part}` })),
    ),
  },
  render: (args) => <Page {...args} />,
  play: async () => {
    await userEvent.keyboard('{Shift>}?{/Shift}');
    const dialog = await screen.findByRole('dialog', { name: 'Skróty klawiszowe' });
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.scrollTop).toBe(0);
  },
};

export const Dialog: Story = {
  render: (args) => <Page {...args} />,
  play: async ({ canvas }) => {
    const note = canvas.getByRole('textbox', { name: 'Notatka' });
    await userEvent.type(note, 'gc?');
    await expect(note).toHaveValue('gc?');
    await expect(canvas.getByRole('status')).toHaveTextContent('Pulpit');
    await userEvent.tab();
    await userEvent.keyboard('gc');
    await expect(canvas.getByRole('status')).toHaveTextContent('Klienci');
    await userEvent.keyboard('{Shift>}?{/Shift}');
    await screen.findByRole('dialog', { name: 'Skróty klawiszowe' });
    await userEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog', { name: 'Skróty klawiszowe' })).toBeVisible();
  },
};
