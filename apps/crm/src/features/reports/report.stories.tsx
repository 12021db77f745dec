import { mocks, refusal } from '@szansa/api-client/mocks';
import { anna, piotr } from '@szansa/api-client/samples/people';
import {
  acceptedReport,
  sampleEntries,
  sampleRecalculation,
  sampleReport,
  sampleSummary,
} from '@szansa/api-client/samples/reports';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { inFeature } from '#kit/stories/in-app.tsx';
import { screenStates, storyAt } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { reportsFeature } from './feature.tsx';

const address = `/report/${sampleReport.id}`;
const written = fn();
const accepted = fn();

const listed = mocks.reports.entries({ items: [...sampleEntries], page: 1, perPage: 100, total: 3 });
const filled = [mocks.reports.get(sampleReport), mocks.reports.summary(sampleSummary), listed];

const meta = {
  title: 'Reports/Record',
  globals: { role: 'ADMIN_REPORTS' },
  ...inFeature(reportsFeature),
  beforeEach: () => {
    written.mockClear();
    accepted.mockClear();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const table = () => screen.findByRole('table', { name: 'Pozycje raportu' });
const rowOf = async (name: RegExp) => within(await table()).findByRole('row', { name });

async function cellOf(row: RegExp, column: string): Promise<HTMLElement> {
  const cell = (await rowOf(row)).querySelector<HTMLElement>(`[data-edit="${column}"]`);
  if (!cell) throw new Error(`no cell ${column}`);
  return cell;
}

/** Cells changed by hand are marked; sums are above, for all and for each. */
export const Filled: Story = {
  parameters: { ...storyAt(address, ...filled).parameters, specification: ['S2.17'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Raport 01.10.2026 – 31.10.2026')).toBeVisible();
    const first = within(await rowOf(/Żółw/));
    await expect(first.getByText('999-100-01-11')).toBeVisible();
    await expect(first.getByText('+48 600 123 456')).toBeVisible();
    const hand = await rowOf(/Łucja Ćma/);
    await expect(within(hand).getByText(/Zmienione ręcznie. Pierwotnie: Lucja Cma/)).toBeInTheDocument();
    const sums = await canvas.findByRole('group', { name: 'Handlowcy' });
    await expect(
      within(sums).getByRole('row', { name: /^Razem 3 .*10.433,58.zł 2.591,73.zł$/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Wypłaty' }));
    await expect(
      await canvas.findByRole('row', { name: /Anna Nowak 2026-10 2 .* 25% od 10.000,00.zł 2.525,06.zł/ }),
    ).toBeVisible();
  },
};

const requested = fn();

/** The filters of the entries are in the address: a link leads to them, and they remain over a reload. */
export const NarrowedByItsAddress: Story = {
  ...storyAt(
    `${address}?month=2026-10&isByHand=true&search=cma&sort=-sumOfCommissions`,
    mocks.reports.entries(({ query }) => {
      requested(Object.fromEntries(query));
      return { items: [...sampleEntries], page: 1, perPage: 100, total: 3 };
    }),
    ...filled,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Zawężono do: 2026-10')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Szukaj pozycji' })).toHaveValue('cma');
    const all = { isByHand: 'true', search: 'cma', sort: '-sumOfCommissions', page: '1', perPage: '100' };
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith({ ...all, month: '2026-10' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Anna Nowak' }));
    await expect(await canvas.findByText('Zawężono do: Anna Nowak')).toBeVisible();
    await waitFor(() =>
      expect(requested).toHaveBeenLastCalledWith(
        expect.objectContaining({ workerId: anna.id, isByHand: 'true' }),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Pokaż wszystkie' }));
    await waitFor(() => expect(canvas.queryByText(/^Zawężono do:/)).not.toBeInTheDocument());
    await expect(canvas.getByRole('searchbox', { name: 'Szukaj pozycji' })).toHaveValue('cma');
  },
};

const saving = mocks.reports.changeCells(async ({ body }) => {
  written(await body());
  return [];
});

/** A cell is written by keyboard, an amount as people write it. */
export const Writing: Story = {
  ...storyAt(address, saving, ...filled),
  play: async () => {
    const cell = await cellOf(/Żółw/, 'clientCommission');
    cell.focus();
    await userEvent.keyboard('{F2}');
    const field = await screen.findByRole('textbox', { name: /Prowizja od klienta/ });
    await userEvent.type(field, 'dużo{Enter}');
    await expect(
      await screen.findByText('Ta wartość nie pasuje do kolumny', { selector: 'p *' }),
    ).toBeVisible();
    await userEvent.clear(field);
    await fill(field, '1 200,50');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(written).toHaveBeenCalledWith({
        entries: [{ id: sampleEntries[0]?.id, version: 1, changes: { clientCommission: '1200.50' } }],
      }),
    );
  },
};

/** What pastes into cells comes after the table. */
async function focusCell(cell: HTMLElement): Promise<void> {
  cell.focus();
  await waitFor(() => expect(cell).toHaveAttribute('data-fill'));
}

/** Copied spreadsheet cells are pasted over several cells; an invalid value is reported, the others are saved. */
export const Pasting: Story = {
  ...storyAt(address, saving, ...filled),
  play: async () => {
    const cell = await cellOf(/Żółw/, 'clientCommission');
    await focusCell(cell);
    await userEvent.paste('100,00\t5,5\nwiele\t1 000\n');
    await waitFor(() =>
      expect(written).toHaveBeenCalledWith({
        entries: [
          {
            id: sampleEntries[0]?.id,
            version: 1,
            changes: { clientCommission: '100.00', transactionCosts: '5.50' },
          },
          { id: sampleEntries[1]?.id, version: 3, changes: { transactionCosts: '1000.00' } },
        ],
      }),
    );
    await expect(await screen.findByText('Zapisano 3 komórki')).toBeVisible();
    await expect(
      screen.getByText('Nie zapisano 1 komórki: wartość nie pasuje do kolumny'),
    ).toBeInTheDocument();
  },
};

const firstAnswer = { give: () => {} };

/** Who writes one cell again before the answer does not collide with themselves: the second goes on the version of the first. */
export const WritingTwice: Story = {
  ...storyAt(
    address,
    mocks.reports.changeCells(async ({ body }) => {
      const sent = (await body()) as { entries: { version: number }[] };
      written(sent);
      const { promise, resolve } = Promise.withResolvers<void>();
      firstAnswer.give = resolve;
      await promise;
      return sampleEntries.slice(0, 1).map((entry) => ({ ...entry, version: entry.version + 1 }));
    }),
    ...filled,
  ),
  play: async () => {
    const cell = await cellOf(/Żółw/, 'invoiceNumber');
    await focusCell(cell);
    await userEvent.paste('FV 1');
    await waitFor(() => expect(written).toHaveBeenCalledTimes(1));
    await userEvent.paste('FV 2');
    firstAnswer.give();
    await waitFor(() => expect(written).toHaveBeenCalledTimes(2));
    firstAnswer.give();
    await expect(written).toHaveBeenLastCalledWith({
      entries: [{ id: sampleEntries[0]?.id, version: 2, changes: { invoiceNumber: 'FV 2' } }],
    });
  },
};

/** Two people have written into one cell: both values are shown, and one of them is chosen. */
export const Colliding: Story = {
  ...storyAt(
    address,
    mocks.reports.changeCells(async ({ body }) => {
      const sent = (await body()) as { entries: { id: string; version: number }[] };
      written(sent);
      const [first] = sent.entries;
      return first?.version === 7
        ? []
        : refusal('cells_changed', {
            cells: [
              {
                entryId: first?.id ?? '',
                column: 'invoiceNumber',
                version: 7,
                yours: 'FV 1',
                theirs: 'FV 9',
                by: piotr,
              },
            ],
          });
    }),
    ...filled,
  ),
  play: async () => {
    const cell = await cellOf(/Żółw/, 'invoiceNumber');
    await focusCell(cell);
    await userEvent.paste('FV 1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ktoś inny zmienił te same komórki' }));
    await expect(dialog.getByRole('row', { name: 'Numer faktury FV 1 FV 9' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Zapisz moje' }));
    await waitFor(() => expect(written).toHaveBeenCalledTimes(2));
    await expect(written).toHaveBeenLastCalledWith({
      entries: [{ id: sampleEntries[0]?.id, version: 7, changes: { invoiceNumber: 'FV 1' } }],
    });
  },
};

/** Each value shows its source, and links to it. */
export const Sources: Story = {
  ...storyAt(address, ...filled),
  play: async () => {
    const row = await rowOf(/Łucja Ćma/);
    await userEvent.click(within(row).getByRole('button', { name: /Łucja Ćma/ }));
    const details = within(await screen.findByRole('region', { name: /Łucja Ćma/ }));
    const [customer] = details.getAllByRole('link', { name: 'Klient' });
    await expect(customer).toHaveAttribute('href', expect.stringMatching(/^\/customer\//));
    await expect(details.getByText(/Ręcznie: Piotr Wiśniewski.*Pierwotnie: –/)).toBeVisible();
  },
};

/** What would change is shown before anything is replaced. */
export const Recalculating: Story = {
  ...storyAt(address, mocks.reports.recalculation(sampleRecalculation), ...filled),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Przelicz' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Przelicz raport' }));
    await expect(await dialog.findByText('Nowe pozycje: 1')).toBeVisible();
    await expect(dialog.getByText('Firma leasingowa: – → Bank Łąka')).toBeVisible();
    await expect(dialog.getByText('Zmieniły się progi prowizji.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Zastąp' })).toBeEnabled();
  },
};

/** Accepting shows its consequences, and needs a confirmation. */
export const Accepting: Story = {
  ...storyAt(
    address,
    mocks.reports.accept(async ({ body }) => {
      accepted(await body());
      return { ...acceptedReport, id: sampleReport.id };
    }),
    ...filled,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zatwierdź raport' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Zatwierdzić raport?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Zatwierdź raport' }));
    await waitFor(() => expect(accepted).toHaveBeenCalledWith({ version: 1 }));
  },
};

/** Nothing of an accepted report can be written into. */
export const Accepted: Story = {
  ...storyAt(
    `/report/${acceptedReport.id}`,
    mocks.reports.get(acceptedReport),
    mocks.reports.summary(sampleSummary),
    listed,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Zatwierdzono 19.11.2026, 13:00, Anna Nowak/)).toBeVisible();
    await expect((await table()).querySelector('[data-edit]')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Przelicz' })).not.toBeInTheDocument();
  },
};

const states = screenStates({
  address,
  call: mocks.reports.get,
  filled,
  polish: 'Raport 01.10.2026 – 31.10.2026',
  english: 'Report 01/10/2026 – 31/10/2026',
});
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
