import { importsFacts } from '@szansa/api-client/lists';
import { mocks } from '@szansa/api-client/mocks';
import { sampleImport } from '@szansa/api-client/samples/imports';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { fakeList } from '#kit/stories/fake-list.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates, storyAt } from '#kit/stories/screen-states.ts';
import { importTexts } from '#parts/import/texts.ts';

import { customerOrganisationsFeature } from './feature.tsx';
import { ImportFirmsScreen } from './import-firms-screen.tsx';

const path = '/customer-organisations/import';
const firms = { ...sampleImport, entity: 'customer_organisation', fileName: 'firmy.xlsx' } as const;

const listing = (rows: readonly (typeof firms)[]) =>
  fakeList({ call: mocks.imports.list, facts: importsFacts, rows, unless: {} });
const list = listing([firms]);

const meta = {
  title: 'Customer organisations/Import',
  component: ImportFirmsScreen,
  ...inApp({ texts: [...customerOrganisationsFeature.texts, importTexts] }, path),
} satisfies Meta<typeof ImportFirmsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = screenStates({
  call: mocks.imports.list,
  filled: [list],
  empty: [listing([])],
  english: 'Import of organisations',
  polish: 'Import firm',
});
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Empty: Story = { ...states.Empty, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };

/** A workbook contains its own encoding, so no encoding is selected. */
export const Columns: Story = {
  ...storyAt(
    `${path}?import=${firms.id}`,
    mocks.imports.get({
      ...firms,
      encoding: null,
      delimiter: null,
      headings: ['Nazwa', 'NIP', 'Forma'],
      mapping: ['name', 'taxIdNumber', 'legalForm'],
      fields: [
        { name: 'name', isList: false },
        { name: 'taxIdNumber', isList: false },
        { name: 'legalForm', isList: false },
      ],
      sample: [['Lis sp. z o.o.', '999-139-60-66', 'spółka z o.o.']],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lis sp. z o.o.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /Pole dla kolumny Forma/ })).toHaveTextContent(
      'Forma prawna',
    );
    await expect(canvas.queryByText('Kodowanie znaków')).not.toBeInTheDocument();
  },
};
