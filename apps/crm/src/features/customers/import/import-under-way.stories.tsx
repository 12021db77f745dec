import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleImport, sampleImportRows } from '@szansa/api-client/samples/imports';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates, storyAt } from '#kit/stories/screen-states.ts';
import { importTexts } from '#parts/import/texts.ts';

import { customersFeature } from '../feature.tsx';
import { ImportCustomersScreen } from './import-customers-screen.tsx';
import {
  address,
  list,
  nothingPossible,
  path,
  rowsOf,
  running,
  importAt,
  type Import,
} from './import-stories.ts';

const meta = {
  title: 'Customers/Import under way',
  component: ImportCustomersScreen,
  ...inApp({ texts: [...customersFeature.texts, importTexts] }, path),
} satisfies Meta<typeof ImportCustomersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const requested = fn();

/** While the new state of the import is loading, the previous validation of its rows cannot be imported. */
export const CheckedAnew: Story = {
  ...storyAt(
    address,
    mocks.imports.get(() => {
      requested();
      return requested.mock.calls.length === 1 ? sampleImport : new Promise<never>(() => undefined);
    }),
    rowsOf(sampleImportRows),
    mocks.imports.change({ ...sampleImport, step: 'checking', can: nothingPossible }),
    mocks.operations.get({ ...running, done: 200, total: 4000 }),
  ),
  beforeEach: () => {
    requested.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sprawdź wiersze' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Sprawdzanie wierszy' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Importuj/ })).not.toBeInTheDocument();
  },
};

const underWay = { ...running, done: 1250, total: 4000 };
const cancelled = fn();

export const Running: Story = {
  ...storyAt(
    address,
    importAt({ step: 'running', can: nothingPossible }),
    mocks.operations.get(() =>
      cancelled.mock.calls.length === 0
        ? underWay
        : { ...underWay, isCancelWished: true, can: { cancel: false } },
    ),
    mocks.operations.cancel(() => {
      cancelled();
      return { ...underWay, isCancelWished: true, can: { cancel: false } };
    }),
  ),
  beforeEach: () => {
    cancelled.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1250 z 4000 wierszy')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Przerwij' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Przerwij' })).not.toBeInTheDocument());
    await expect(cancelled).toHaveBeenCalledOnce();
  },
};

/** Rows imported before the stop remain, and the import continues from there. */
export const Stopped: Story = {
  ...storyAt(
    address,
    importAt({
      step: 'running',
      isStopped: true,
      created: 1200,
      can: { change: false, start: true, undo: true, remove: true },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Import został przerwany/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Kontynuuj import' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cofnij import' })).toBeVisible();
  },
};

/** A file that cannot be parsed shows the position of the error, and may be parsed with another encoding. */
export const Unreadable: Story = {
  ...storyAt(
    address,
    importAt({
      step: 'reading',
      isStopped: true,
      problem: { code: 'quote_not_closed', row: 121 },
      can: { change: true, start: false, undo: false, remove: true },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wiersz 121: W pliku jest niezamknięty cudzysłów.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Wczytaj ponownie' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('combobox', { name: /Znak między kolumnami/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Tabulator' }));
    await expect(canvas.getByRole('button', { name: 'Wczytaj ponownie' })).toBeEnabled();
  },
};

const done: Partial<Import> = {
  step: 'finished',
  created: 1,
  updated: 1,
  can: { change: false, start: false, undo: true, remove: true },
};
const importedRows = sampleImportRows.map((row) =>
  row.outcome === 'new' ? { ...row, recordId: row.same?.record?.id ?? sampleImport.id } : row,
);
const undone = fn();

/** The whole import is undone with one press, after a prompt that explains the effect. */
export const Result: Story = {
  ...storyAt(
    address,
    importAt(done),
    rowsOf(importedRows),
    mocks.imports.undo(() => {
      undone();
      return { ...sampleImport, step: 'undoing', can: nothingPossible };
    }),
  ),
  play: async ({ canvas }) => {
    undone.mockClear();
    await expect(
      await canvas.findByRole('button', { name: 'Pobierz niezaimportowane wiersze' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Otwórz' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cofnij import' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cofnąć cały import?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cofnij import' }));
    await waitFor(() => expect(undone).toHaveBeenCalledOnce());
  },
};

const results = screenStates({
  address,
  filled: [importAt(done), rowsOf(importedRows)],
  english: 'Open',
  polish: 'Otwórz',
});
export const ResultEnglish: Story = { ...results.English, tags: ['derived-state'] };
export const ResultNarrow: Story = { ...results.Narrow, tags: ['derived-state'] };

export const Undone: Story = {
  ...storyAt(
    address,
    importAt({
      ...done,
      step: 'undone',
      undone: 1,
      touched: 1,
      can: { change: false, start: false, undo: false, remove: true },
    }),
    rowsOf(
      importedRows.map((row) => {
        if (row.outcome === 'new') return { ...row, undo: 'undone', recordId: null };
        return row.outcome === 'update' ? { ...row, undo: 'touched' } : row;
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Cofnięto: 1\. Pozostawiono/)).toBeVisible();
    await expect(await canvas.findByText('Zmieniony od importu')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cofnij import' })).not.toBeInTheDocument();
  },
};

const removed = fn();

/** Forgetting an import leads back to the choice of a file. */
export const Removing: Story = {
  ...storyAt(
    address,
    importAt(),
    list,
    mocks.imports.remove(() => {
      removed();
      return null;
    }),
  ),
  play: async ({ canvas }) => {
    removed.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Zapomnij import' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Zapomnieć ten import?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Zapomnij import' }));
    await expect(await canvas.findByRole('button', { name: 'Wczytaj plik' })).toBeVisible();
    await expect(removed).toHaveBeenCalledOnce();
  },
};

/** The import of another user, a deleted one, or none. */
export const NotFound: Story = {
  ...storyAt(address, mocks.imports.get(refusal('not_found'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie znaleziono')).toBeVisible();
  },
};
