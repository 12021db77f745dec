import type { Data, Endpoints } from '@szansa/api-client/client';
import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleBulkChange } from '@szansa/api-client/samples/bulk-changes';
import { sampleOperations } from '@szansa/api-client/samples/operations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { queries, queryClient } from '#kit/api/api.ts';
import { applyChange } from '#kit/live/apply-changes.ts';
import { inApp } from '#kit/stories/in-app.tsx';

import { exportKind } from './operation.ts';
import { OperationCorner } from './operation-corner.tsx';
import { operationsTexts } from './texts.ts';

type Operation = Data<Endpoints['operations']['get']>;

const stored = { all: [...sampleOperations] };
const cancelled: string[] = [];

function found(id: unknown): Operation {
  const operation = stored.all.find((one) => one.id === id);
  if (!operation) throw new Error('no such sample');
  return operation;
}

function change(id: unknown, changes: Partial<Operation>): Operation {
  const changed = { ...found(id), ...changes };
  stored.all = stored.all.map((one) => (one.id === id ? changed : one));
  return changed;
}

const server = [
  mocks.operations.list(() => stored.all),
  mocks.operations.get(({ params }) => found(params['id'])),
  mocks.operations.cancel(({ params }) => {
    cancelled.push(String(params['id']));
    return change(params['id'], { isCancelWished: true, can: { cancel: false } });
  }),
];

const meta = {
  title: 'App/Operations',
  component: OperationCorner,
  ...inApp({ texts: [operationsTexts] }),
  beforeEach: () => {
    stored.all = [...sampleOperations];
    cancelled.length = 0;
  },
} satisfies Meta<typeof OperationCorner>;

export default meta;
type Story = StoryObj<typeof meta>;

const [running] = sampleOperations;
const runningId = running?.id ?? '';

async function open(canvas: ReturnType<typeof within>, name: RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: /^(Operacje w toku i|Operations under way and)/ }));
}

/** A running operation has a progress bar and can be cancelled; a failed one shows the reason. */
export const EveryState: Story = {
  parameters: { msw: { handlers: server } },
  play: async ({ canvas }) => {
    const panel = await open(canvas, /^Operacje: 2 w toku$/);
    await expect(panel.getByRole('progressbar', { name: 'Archiwizowanie klientów' })).toHaveAttribute(
      'aria-valuenow',
      '120',
    );
    await expect(panel.getByText(/Plik jest uszkodzony/)).toBeVisible();
    await expect(panel.getByText('Przerwano: Import z pliku klienci.csv')).toBeVisible();
    await expect(panel.getAllByRole('button', { name: 'Przerwij operację' })).toHaveLength(2);
  },
};

export const English: Story = {
  parameters: { msw: { handlers: server } },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const panel = await open(canvas, /^Operations: 2 under way$/);
    await expect(panel.getAllByText('120 of 480')[0]).toBeVisible();
  },
};

/** It goes on until its next step. */
export const Cancelled: Story = {
  parameters: { msw: { handlers: server } },
  play: async ({ canvas }) => {
    const panel = await open(canvas, /^Operacje: 2 w toku$/);
    const [first] = panel.getAllByRole('button', { name: 'Przerwij operację' });
    if (!first) throw new Error('nothing to press');
    await userEvent.click(first);
    await expect(await panel.findByText('Przerywanie…')).toBeVisible();
    await expect(cancelled).toEqual([runningId]);
  },
};

/** One that ended before the press is shown as it ended. */
export const EndedBeforeCancelling: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.operations.cancel(({ params }) => {
          change(params['id'], { state: 'done', done: 480, can: { cancel: false } });
          return refusal('wrong_state');
        }),
        ...server,
      ],
    },
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas, /^Operacje: 2 w toku$/);
    const [first] = panel.getAllByRole('button', { name: 'Przerwij operację' });
    if (!first) throw new Error('nothing to press');
    await userEvent.click(first);
    await waitFor(() => expect(panel.getAllByText('Zakończona')).toHaveLength(2));
  },
};

/** The end is shown in a toast while the page is open, once. */
export const EndedMeanwhile: Story = {
  parameters: { msw: { handlers: server } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Operacje: 2 w toku$/ });
    change(runningId, { state: 'failed', message: 'Zabrakło miejsca na dysku.', can: { cancel: false } });
    applyChange('operation-changed', { operationId: runningId });
    await expect(await screen.findByText('Operacja nie powiodła się')).toBeVisible();
    await expect(screen.getByText('Zabrakło miejsca na dysku.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Operacje: 1 w toku$/ })).toBeVisible();
  },
};

/** An end missed while disconnected is shown once the list contains it; one from before the page is not. */
export const EndedUnheard: Story = {
  parameters: { msw: { handlers: server } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Operacje: 2 w toku$/ });
    change(runningId, { kind: exportKind, state: 'done', done: 480, message: null, can: { cancel: false } });
    await queryClient.invalidateQueries({ queryKey: queries.operations.list.key() });
    await expect(
      await screen.findByText('Eksport zakończony. Plik czeka w eksportach danych.'),
    ).toBeVisible();
    await expect(screen.queryByText('Operacja nie powiodła się')).toBeNull();
  },
};

/** The end of an operation started in this page is shown even if it ended before the list was first fetched. */
export const EndedBeforeTheFirstReading: Story = {
  parameters: { msw: { handlers: server } },
  beforeEach: () => {
    const now = new Date(performance.timeOrigin + performance.now()).toISOString();
    change(runningId, { createdAt: now, state: 'cancelled', can: { cancel: false } });
  },
  play: async () => {
    await expect(await screen.findByText('Operacja przerwana')).toBeVisible();
  },
};

/** The result of a change of many records has an address of its own. */
export const ResultOfMany: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.operations.list([
          {
            ...found(runningId),
            kind: 'bulk.change',
            state: 'done',
            done: 480,
            message: 'Archiwizowanie (klienci). Zmieniono: 470, odmów: 10.',
            result: { bulkChangeId: sampleBulkChange.id, changed: 470, refused: 10 },
            can: { cancel: false },
          },
        ]),
      ],
    },
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas, /^Operacje w toku i zakończone$/);
    await expect(panel.getByRole('link', { name: 'Pokaż wynik' })).toHaveAttribute(
      'href',
      `/bulk-changes/${sampleBulkChange.id}`,
    );
  },
};

const downloaded = fn();
const sampleExportId = '00000000-0000-4000-8000-000000002301';

/** The file of an export is downloaded from the message that it is ready. */
export const ExportMade: Story = {
  globals: { role: 'ADMIN' },
  parameters: {
    msw: {
      handlers: [
        mocks.operations.list([
          {
            ...found(runningId),
            kind: 'export.make',
            state: 'done',
            done: 480,
            message: null,
            result: { exportId: sampleExportId, rows: 480 },
            can: { cancel: false },
          },
        ]),
        mocks.exports.download(({ params }) => {
          downloaded(params['id']);
          return refusal('wrong_state');
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    downloaded.mockClear();
    const panel = await open(canvas, /^Operacje w toku i zakończone$/);
    await expect(panel.getByRole('link', { name: 'Pokaż eksporty' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Pobierz' }));
    await waitFor(() => expect(downloaded).toHaveBeenCalledWith(sampleExportId));
  },
};

/** A user who started no operation for a day sees no button. */
export const NothingBegun: Story = {
  parameters: { msw: { handlers: [mocks.operations.list([])] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};
