import { mocks } from '@szansa/api-client/mocks';
import { sampleEntries, sampleReport, sampleSummary } from '@szansa/api-client/samples/reports';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { inFeature } from '#kit/stories/in-app.tsx';
import { storyAt } from '#kit/stories/screen-states.ts';

import { reportsFeature } from '../feature.tsx';

const written = fn();

const meta = {
  title: 'Reports/Record/Offline',
  globals: { role: 'ADMIN_REPORTS' },
  ...inFeature(reportsFeature),
  beforeEach: () => {
    written.mockClear();
    return () => onlineManager.setOnline(true);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const [, entry] = sampleEntries;

const server = [
  mocks.reports.get(sampleReport),
  mocks.reports.summary(sampleSummary),
  mocks.reports.entries({ items: [...sampleEntries], page: 1, perPage: 100, total: 3 }),
];

/** What a cell is written without a network is shown at once, marked, and sent in its order once there is one. */
export const Writing: Story = {
  ...storyAt(
    `/report/${sampleReport.id}`,
    ...server,
    mocks.reports.changeCells(async ({ body }) => {
      const { entries } = await body();
      written(entries);
      const [change] = entries;
      if (!entry || !change) return [];
      const { invoiceNumber = null } = change.changes;
      return [{ ...entry, invoiceNumber, version: change.version + 1 }];
    }),
  ),
  play: async () => {
    const table = within(await screen.findByRole('table', { name: 'Pozycje raportu' }));
    const row = await table.findByRole('row', { name: /Łucja Ćma/ });
    const write = async (text: string) => {
      row.querySelector<HTMLElement>('[data-edit="invoiceNumber"]')?.focus();
      await userEvent.keyboard('{F2}');
      const field = await screen.findByRole('textbox', { name: /Numer faktury/ });
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
    };
    onlineManager.setOnline(false);
    await write('FV 1');
    await expect(await within(row).findByText('FV 1')).toBeVisible();
    await expect(within(row).getByText('Czeka na połączenie')).toBeInTheDocument();
    await write('FV 2');
    await expect(await within(row).findByText('FV 2')).toBeVisible();
    await expect(written).not.toHaveBeenCalled();

    onlineManager.setOnline(true);
    await waitFor(() =>
      expect(written.mock.calls).toEqual([
        [[{ id: entry?.id, version: 3, changes: { invoiceNumber: 'FV 1' } }]],
        [[{ id: entry?.id, version: 4, changes: { invoiceNumber: 'FV 2' } }]],
      ]),
    );
    await waitFor(() => expect(within(row).queryByText('Czeka na połączenie')).not.toBeInTheDocument());
  },
};

/** A manual value is reset offline: the original value is shown, marked as pending, in both places. */
export const Restoring: Story = {
  ...storyAt(
    `/report/${sampleReport.id}`,
    ...server,
    mocks.reports.changeCells(async ({ body }) => {
      written((await body()).entries);
      return [];
    }),
  ),
  play: async () => {
    const table = within(await screen.findByRole('table', { name: 'Pozycje raportu' }));
    const row = within(await table.findByRole('row', { name: /Łucja Ćma/ }));
    await userEvent.click(row.getByRole('button', { expanded: false }));
    const name = 'Przywróć pierwotną: Prowizja od klienta';
    const restore = await screen.findByRole('button', { name });
    onlineManager.setOnline(false);
    await userEvent.click(restore);
    await waitFor(() => expect(screen.getAllByText('Czeka na połączenie')).toHaveLength(2));
    await expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    await expect(written).not.toHaveBeenCalled();

    onlineManager.setOnline(true);
    await waitFor(() => expect(written).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByText('Czeka na połączenie')).not.toBeInTheDocument());
  },
};
