import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, FileText, Moon, Plus, Sun, Users } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/index.ts';
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx';
import { useCommandKey } from './use-command-key.ts';

function Stateful(props: CommandPaletteProps) {
  const [open, setOpen] = useState(props.open);
  useCommandKey(() => {
    setOpen(!open);
  });
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Szukaj
      </Button>
      <CommandPalette {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const openCompany = fn();
const openPerson = fn();
const goToPeople = fn();
const setDark = fn();

const meta = {
  title: 'Shell/CommandPalette',
  component: CommandPalette,
  args: {
    open: true,
    onOpenChange: fn(),
    onQueryChange: fn(),
    recent: [
      {
        id: 'r1',
        label: 'Łąka i Synowie sp. z o.o.',
        hint: 'Firma',
        icon: <Building2 aria-hidden />,
        onRun: openCompany,
      },
      { id: 'r2', label: 'Anna Nowak', hint: 'Osoba', icon: <Users aria-hidden />, onRun: openPerson },
    ],
    groups: [
      {
        label: 'Idź do',
        items: [
          { id: 'people', label: 'Zespół', icon: <Users aria-hidden />, shortcut: 'g z', onRun: goToPeople },
          {
            id: 'documents',
            label: 'Dokumenty',
            icon: <FileText aria-hidden />,
            shortcut: 'g d',
            onRun: fn(),
          },
        ],
      },
      {
        label: 'Zrób',
        items: [
          { id: 'note', label: 'Nowa notatka', icon: <Plus aria-hidden />, shortcut: 'c', onRun: fn() },
          {
            id: 'theme',
            label: 'Zmień motyw',
            icon: <Sun aria-hidden />,
            page: {
              label: 'Motyw',
              placeholder: 'Który?',
              groups: [
                {
                  label: 'Motyw',
                  items: [
                    { id: 'light', label: 'Jasny', icon: <Sun aria-hidden />, onRun: fn() },
                    { id: 'dark', label: 'Ciemny', icon: <Moon aria-hidden />, onRun: setDark },
                  ],
                },
              ],
            },
          },
        ],
      },
    ],
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async () => {
    const field = await screen.findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'zesp');
    await expect(screen.getByRole('status')).toHaveTextContent('1 wynik');
    await userEvent.keyboard('{Enter}');
    await expect(goToPeople).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await screen.findByRole('dialog', { name: 'Szukaj i wykonaj' })).toBeVisible();
    await expect(screen.getByRole('option', { name: /Łąka i Synowie/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(goToPeople).toHaveBeenCalledOnce();
  },
};

export const KeepsTheChoiceOnItsOwnKeys: Story = {
  render: (args) => <CommandPalette {...args} />,
  play: async () => {
    const first = await screen.findByRole('option', { name: /Łąka i Synowie/ });
    await waitFor(() => expect(first).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(first).toHaveAttribute('aria-selected', 'true');
  },
};

export const Recent: Story = {
  play: async () => {
    const field = await screen.findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    const [recent] = screen.getAllByRole('group');
    await expect(recent).toHaveAccessibleName('Ostatnie');
    await expect(screen.getAllByRole('option')[0]).toHaveAttribute('data-selected', 'true');
    // what was typed for is not what was used last
    await userEvent.type(field, 'nowa');
    await expect(screen.queryByText('Ostatnie')).not.toBeInTheDocument();
    await expect(screen.queryByRole('option', { name: /Anna Nowak/ })).not.toBeInTheDocument();
    await userEvent.clear(field);
    await expect(await screen.findByRole('option', { name: /Anna Nowak/ })).toBeVisible();
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await expect(openPerson).toHaveBeenCalledOnce();
    await expect(openCompany).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Pages: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('option', { name: /Zmień motyw/ }));
    await expect(await screen.findByRole('option', { name: 'Jasny' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await expect(await screen.findByRole('option', { name: /Zespół/ })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('motyw{Enter}');
    await screen.findByRole('option', { name: 'Ciemny' });
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('option', { name: 'Ciemny' })).toHaveAttribute('data-selected', 'true');
  },
};

export const Results: Story = {
  args: {
    results: [
      {
        label: 'Firmy',
        items: [
          {
            id: '1',
            label: 'Nowak Transport',
            hint: '526-000-12-46',
            icon: <Building2 aria-hidden />,
            onRun: fn(),
          },
          {
            id: '2',
            label: 'Nowa Huta Logistyka',
            hint: '526-000-12-46',
            icon: <Building2 aria-hidden />,
            onRun: fn(),
          },
        ],
      },
    ],
  },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'nowa');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('nowa');
    await expect(screen.getByRole('status')).toHaveTextContent('3 wyniki');
    await expect(screen.getByRole('option', { name: /Nowak Transport/ })).toBeVisible();
  },
};

const found = (id: string, label: string) => ({ id, label, onRun: fn() });
const people = { label: 'Osoby', items: [found('2', 'Ewa Nowak'), found('3', 'Jan Nowak')] };
const answers = [
  [{ label: 'Osoby', items: [found('4', 'Adam Nowaczyk')] }],
  [people],
  [{ label: 'Firmy', items: [found('1', 'Nowak Transport')] }, people],
];

/** Each kind of result comes in its own time, the first kind last. */
function InSteps(props: CommandPaletteProps) {
  const [step, setStep] = useState(0);
  return (
    <>
      <CommandPalette {...props} groups={[]} results={answers[step]} />
      <button type="button" data-testid="next" className="sr-only" onClick={() => setStep(step + 1)} />
    </>
  );
}

const answerNext = () => {
  screen.getByTestId('next').click();
};

const isMarked = (name: string) =>
  waitFor(() => expect(screen.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true'));

/** The first is marked also when it comes last, and when the mouse has only passed by. */
export const FoundLater: Story = {
  render: (args) => <InSteps {...args} />,
  play: async () => {
    const field = await screen.findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.pointer({ target: field });
    await userEvent.paste('nowa');
    await isMarked('Adam Nowaczyk');
    answerNext();
    await isMarked('Ewa Nowak');
    answerNext();
    await isMarked('Nowak Transport');
  },
};

/** The option the user moved to remains highlighted, even if results are added above it. */
export const FoundLaterThanMoved: Story = {
  render: (args) => <InSteps {...args} />,
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'nowa');
    answerNext();
    await isMarked('Ewa Nowak');
    await userEvent.keyboard('{ArrowDown}');
    await isMarked('Jan Nowak');
    answerNext();
    await screen.findByRole('option', { name: 'Nowak Transport' });
    await isMarked('Jan Nowak');
  },
};

export const Searching: Story = {
  args: { searching: true },
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'xyz');
    await expect(screen.getByText('Szukam…')).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'xyz');
    await expect(screen.getByText('Nic nie pasuje')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { failed: true },
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'xyz');
    await expect(screen.getByText('Nie udało się wyszukać.')).toBeVisible();
  },
};
