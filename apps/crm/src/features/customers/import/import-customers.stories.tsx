import { mocks } from '@szansa/api-client/mocks';
import { sampleImport, sampleImportRows } from '@szansa/api-client/samples/imports';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates, storyAt } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';
import { importTexts } from '#parts/import/texts.ts';

import { customersFeature } from '../feature.tsx';
import { ImportCustomersScreen } from './import-customers-screen.tsx';
import {
  address,
  list,
  listing,
  nothingPossible,
  path,
  rowsOf,
  running,
  importAt,
} from './import-stories.ts';

const preview = `${address}&step=preview`;
const rows = rowsOf(sampleImportRows);

const meta = {
  title: 'Customers/Import',
  component: ImportCustomersScreen,
  ...inApp({ texts: [...customersFeature.texts, importTexts] }, path),
} satisfies Meta<typeof ImportCustomersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const created = fn();

/** A file is chosen and sent; afterwards the address contains its import. */
export const File: Story = {
  ...storyAt(
    path,
    list,
    mocks.imports.create(() => {
      created();
      return { ...sampleImport, step: 'reading', can: nothingPossible };
    }),
    importAt({ step: 'reading', can: nothingPossible }),
    mocks.operations.get({ ...running, done: 0, total: null }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'klienci-z-targów.csv' })).toBeVisible();
    await expect(canvas.getByText(/12 480 wierszy · Dodano 11 902, zmieniono 341/)).toBeVisible();
    created.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Wczytaj plik' }));
    await expect(await canvas.findByText('To pole jest wymagane!')).toBeVisible();
    await userEvent.upload(
      canvas.getByLabelText('Plik z tabelą', { selector: 'input' }),
      new globalThis.File(['Nazwisko\nLis\n'], 'klienci-z-targów.csv', { type: 'text/csv' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Wczytaj plik' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Wczytywanie pliku' })).toBeVisible();
    await waitFor(() => expect(created).toHaveBeenCalledOnce());
  },
};

const states = screenStates({
  call: mocks.imports.list,
  filled: [list],
  empty: [listing([])],
  english: 'Your imports',
  polish: 'Twoje importy',
});
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Empty: Story = { ...states.Empty, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };

const changed = fn();

/** Fields are moved from one column to another, and all rows are validated. */
export const Columns: Story = {
  ...storyAt(
    address,
    importAt(),
    rows,
    mocks.imports.change(async ({ body }) => {
      changed(await body());
      return sampleImport;
    }),
  ),
  play: async ({ canvas }) => {
    changed.mockClear();
    await expect(await canvas.findByText('601 200 300 · 602 300 400')).toBeVisible();
    await expect(canvas.getByRole('figure', { name: 'Litery z pliku' })).toHaveTextContent(
      'Łucja · Zielińska · Zielińska-Nowak · żółty',
    );
    await userEvent.click(canvas.getByRole('combobox', { name: /Pole dla kolumny Ulubiony kolor/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Nazwisko' }));
    await expect(canvas.getByRole('combobox', { name: /Pole dla kolumny Nazwisko/ })).toHaveTextContent(
      'Nie importuj',
    );
    await userEvent.click(canvas.getByRole('radio', { name: /Dodaj jako nowy/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sprawdź wiersze' }));
    await waitFor(() => expect(changed).toHaveBeenCalledOnce());
    await expect(changed).toHaveBeenCalledWith({
      mapping: ['firstName', null, 'taxIdNumber', 'emails', 'phones', 'lastName'],
      known: 'update',
      sameContact: 'take',
    });
    await expect(await canvas.findByRole('button', { name: 'Importuj 2 wiersze' })).toBeVisible();
    await expect(await canvas.findByText('Nieprawidłowy format adresu e-mail')).toBeVisible();
  },
};

const columns = screenStates({ address, filled: [importAt(), rows], english: 'Examples', polish: 'Podgląd' });
export const ColumnsEnglish: Story = { ...columns.English, tags: ['derived-state'] };
export const ColumnsNarrow: Story = { ...columns.Narrow, tags: ['derived-state'] };

const corrected = fn();

/** A cell is corrected with the keyboard alone; its row is then new. */
export const Preview: Story = {
  ...storyAt(
    preview,
    importAt(),
    rows,
    mocks.imports.correct(async ({ body }) => {
      corrected(await body());
      const [first] = sampleImportRows;
      if (!first) throw new Error('no sample');
      return first;
    }),
  ),
  play: async ({ canvas }) => {
    corrected.mockClear();
    const cell = await canvas.findByRole('cell', { name: 'michal(at)wrobel.example' });
    await expect(canvas.getByText('Nieprawidłowy format adresu e-mail')).toBeVisible();
    await expect(canvas.getByText('ten sam e-mail co w wierszu 2')).toBeVisible();
    await userEvent.dblClick(cell);
    const field = await canvas.findByRole('textbox', { name: 'E-mail: Wiersz 5' });
    await userEvent.clear(field);
    await fill(field, 'michal@wrobel.example');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(corrected).toHaveBeenCalledWith({ position: 4, column: 3, value: 'michal@wrobel.example' }),
    );
    await waitFor(() => expect(canvas.queryByRole('textbox')).not.toBeInTheDocument());
    const row = canvas.getByRole('row', { name: /Wróbel/ });
    row.focus();
    await userEvent.keyboard('{ArrowRight}{F2}');
    await expect(await canvas.findByRole('textbox', { name: 'Imię: Wiersz 5' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('link', { name: 'Duplikaty (1)' }));
    await waitFor(() =>
      expect(canvas.queryByText('Nieprawidłowy format adresu e-mail')).not.toBeInTheDocument(),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Wszystkie (4)' }));
    await expect(await canvas.findByText('Nieprawidłowy format adresu e-mail')).toBeVisible();
  },
};

const chosen = fn();

/** A duplicate by e-mail is imported and a row with a similar name is skipped, by the keyboard. */
export const Decisions: Story = {
  ...storyAt(
    preview,
    importAt(),
    rows,
    mocks.imports.choose(async ({ body }) => {
      chosen(await body());
      const [first] = sampleImportRows;
      if (!first) throw new Error('no sample');
      return first;
    }),
  ),
  play: async ({ canvas }) => {
    chosen.mockClear();
    const accept = await canvas.findByRole('button', { name: 'Dodaj mimo to wiersz 4' });
    await expect(canvas.getByRole('link', { name: 'Lucja Zielinska' })).toBeVisible();
    await expect(canvas.getByText('(podobna nazwa)')).toBeVisible();
    accept.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chosen).toHaveBeenCalledWith({ position: 3, choice: 'take' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Podobne nazwy (1)' }));
    await waitFor(() => expect(canvas.queryByText('Nieprawidłowy format adresu e-mail')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Pomiń wiersz 2' }));
    await waitFor(() => expect(chosen).toHaveBeenCalledWith({ position: 1, choice: 'leave' }));
  },
};

const previews = screenStates({
  address: preview,
  filled: [importAt(), rows],
  english: 'New',
  polish: 'Nowy',
});
export const PreviewEnglish: Story = { ...previews.English, tags: ['derived-state'] };
export const PreviewNarrow: Story = { ...previews.Narrow, tags: ['derived-state'] };

/** No row can be imported: the button is disabled. */
export const NothingToImport: Story = {
  ...storyAt(
    preview,
    importAt({ outcomes: { new: 0, update: 0, duplicate: 2, refused: 2, alike: 0 } }),
    rowsOf(sampleImportRows.slice(2)),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nieprawidłowy format adresu e-mail')).toBeVisible();
    await expect(canvas.getByText(/Żaden wiersz nie nadaje się/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Importuj 0 wierszy' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
