import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { TextLink } from '../link/index.ts';
import { JobList } from './job-list.tsx';
import { JobProgress } from './job-progress.tsx';
import type { Job } from './job-row.tsx';

const running: Job = {
  id: '1',
  state: 'running',
  title: 'Archiwizowanie klientów',
  at: '2026-11-20T08:25:00Z',
  done: 1250,
  total: 48_000,
  actions: ['cancel'],
};

const meta = {
  title: 'Data/JobList',
  component: JobList,
  args: {
    label: 'Operacje',
    now: '2026-11-20T09:30:00+01:00',
    jobs: [
      running,
      {
        id: '2',
        state: 'waiting',
        title: 'Eksport klientów',
        at: '2026-11-20T08:24:00Z',
        actions: ['cancel'],
      },
      {
        id: '3',
        state: 'done',
        title: 'Eksport ofert',
        at: '2026-11-20T06:30:00Z',
        done: 480,
        total: 480,
        actions: ['download'],
        link: <TextLink href="#eksporty">Pokaż eksporty</TextLink>,
      },
      {
        id: '4',
        state: 'failed',
        title: 'Import klientów',
        message: 'Plik jest uszkodzony: nie udało się odczytać wiersza 121.',
        at: '2026-11-20T05:30:00Z',
        actions: ['retry'],
      },
      { id: '5', state: 'cancelled', title: 'Zmiana etykiet', at: '2026-11-19T08:30:00Z' },
    ],
    onAction: fn(),
    className: 'max-w-sm rounded-large border border-border bg-surface',
  },
} satisfies Meta<typeof JobList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Archiwizowanie klientów' })).toHaveAttribute(
      'aria-valuenow',
      '1250',
    );
    await expect(canvas.getByText('1250 z 48 000')).toBeVisible();
    await expect(canvas.getByText('5 minut temu')).toBeVisible();
    const [, , exported, failed] = canvas.getAllByRole('listitem');
    if (!exported || !failed) throw new Error('no row');
    await userEvent.click(within(exported).getByRole('button', { name: 'Pobierz' }));
    await expect(args.onAction).toHaveBeenCalledWith('download', args.jobs[2]);
    within(failed).getByRole('button', { name: 'Ponów operację' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('retry', args.jobs[3]);
  },
};

/** It runs until its next step; the pending action retains its focus and accepts no second press. */
export const Cancelling: Story = {
  args: {
    jobs: [
      { ...running, pending: 'cancel' },
      { ...running, id: '2', state: 'cancelling', actions: [] },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Przerywanie…')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Przerwij operację' }));
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

/** The total is unknown. */
export const UnknownTotal: Story = {
  args: { jobs: [{ ...running, total: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    await expect(canvas.getByText('Dotąd: 1250')).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    jobs: [
      {
        ...running,
        title:
          'Zmiana opiekuna i etykiet wszystkich klientów z importu „klienci-z-targów-w-Poznaniu-2026.csv”',
        message: 'Przedsiębiorstwo_Wielobranżowe_Przykład_Spółka_z_ograniczoną_odpowiedzialnością',
        actions: ['cancel', 'retry', 'download'],
        link: <TextLink href="#wynik">Pokaż wynik tej zmiany wielu rekordów</TextLink>,
      },
    ],
    className: 'max-w-64 rounded-large border border-border bg-surface',
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Operacje' });
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'w390' } } };

export const Empty: Story = {
  args: { jobs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nie ma żadnych operacji')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Wczytywanie…' })).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,250 of 48,000')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Cancel the operation' })).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Run the operation again' })).toBeVisible();
  },
};

const cancel = fn();

/** A single job on which a place depends. */
export const OneAlone: Story = {
  render: () => (
    <div className="max-w-xl space-y-4">
      <JobProgress label="Sprawdzanie wierszy" done={1250} total={4000} onCancel={cancel} />
      <JobProgress label="Wczytywanie pliku" done={0} total={null} onCancel={cancel} cancelPending />
      <JobProgress label="Import trwa" done={1250} total={4000} cancelling />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1250 z 4000')).toBeVisible();
    await expect(canvas.getByText('Przerywanie…')).toBeVisible();
    const [first, second] = canvas.getAllByRole('button', { name: 'Przerwij operację' });
    if (!first || !second) throw new Error('nothing to press');
    await userEvent.click(first);
    await userEvent.click(second);
    await expect(cancel).toHaveBeenCalledOnce();
  },
};
