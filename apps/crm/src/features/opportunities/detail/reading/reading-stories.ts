import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleFirm } from '@szansa/api-client/samples/customer-organisations';
import { sampleReading } from '@szansa/api-client/samples/readings';
import type { HttpHandler } from 'msw';
import { screen, within } from 'storybook/test';

import { emptyPdf, screenMocks } from '../screen-mocks.ts';

/** Ids of operations that stories have cancelled. */
export const cancelled: unknown[] = [];

/** Returns mocks of everything the extraction dialog requests; the given ones come first. */
export const readingMocks = (reading: object = {}, ...before: readonly HttpHandler[]) => ({
  msw: {
    handlers: [
      ...before,
      mocks.readings.get({ ...sampleReading, ...reading }),
      mocks.operations.cancel(({ params }) => {
        cancelled.push(params['id']);
        return refusal('wrong_state');
      }),
      ...screenMocks(undefined, []),
      mocks.customerOrganisations.get(sampleFirm),
      mocks.customerOrganisations.matches([]),
      mocks.vehicles.list({ items: [], page: 1, perPage: 25, total: 0 }),
      mocks.files.download({ blob: emptyPdf(), filename: sampleReading.file.name }),
    ],
  },
});

export const readingDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Odczyt oferty banku' }));

/** The dialog once the reading is there, and the document beside it. */
export async function foundReading() {
  await screen.findByRole('button', { name: 'Przyjmij wszystkie pewne' });
  const dialog = await readingDialog();
  await dialog.findByText('Strona 1 z 1');
  return dialog;
}
