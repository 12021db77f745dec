import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleBank, sampleTemplates } from '@szansa/api-client/samples/banks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { inFeature } from '#kit/stories/in-app.tsx';
import { screenStates, storyAt } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { banksFeature } from './feature.tsx';

const meta = { title: 'Banks/Templates', ...inFeature(banksFeature) } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const address = `/bank/${sampleBank.id}?tab=templates`;
const [statement, application] = sampleTemplates;
if (!statement || !application) throw new Error('no sample templates');

const bank = mocks.banks.get(sampleBank);
const list = mocks.documentTemplates.listOfBank(sampleTemplates);

export const Filled: Story = {
  ...storyAt(address, bank, list),
  play: async () => {
    const templates = within(await screen.findByRole('list', { name: 'Szablony dokumentów' }));
    await expect(templates.getAllByRole('listitem')).toHaveLength(2);
    await expect(templates.getByText(/Autor: Anna Nowak/)).toBeVisible();
    await expect(templates.getAllByRole('button', { name: /^Więcej działań/ })).toHaveLength(2);
  },
};

const states = screenStates({
  address,
  call: mocks.documentTemplates.listOfBank,
  filled: [bank, list],
  empty: [bank, mocks.documentTemplates.listOfBank([])],
  english: /Author: Anna Nowak/,
  polish: /Autor: Anna Nowak/,
});
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };

export const Empty: Story = {
  ...states.Empty,
  play: async () => {
    await expect(await screen.findByText('Ten bank nie ma jeszcze szablonów')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Dodaj szablony' })).toBeVisible();
  },
};

/** A user who may only read banks views templates and downloads them. */
export const ReadOnly: Story = {
  ...storyAt(
    address,
    mocks.banks.get({ ...sampleBank, can: { edit: false } }),
    mocks.documentTemplates.listOfBank(sampleTemplates.map((one) => ({ ...one, can: { edit: false } }))),
  ),
  play: async () => {
    await screen.findByRole('list', { name: 'Szablony dokumentów' });
    await expect(screen.getAllByRole('button', { name: /^Pobierz:/ })).toHaveLength(3);
    await expect(screen.queryByRole('button', { name: 'Dodaj szablony' })).toBeNull();
    await expect(screen.queryByRole('button', { name: /^Więcej działań/ })).toBeNull();
  },
};

let listed = sampleTemplates;

/** Uploading and removing change what is listed, as on the server. */
export const AddedAndRemoved: Story = {
  ...storyAt(
    address,
    bank,
    mocks.documentTemplates.listOfBank(() => listed),
    mocks.documentTemplates.upload(() => {
      listed = sampleTemplates;
      return [application];
    }),
    mocks.documentTemplates.remove(({ params }) => {
      listed = listed.filter(({ id }) => id !== params['id']);
      return null;
    }),
  ),
  beforeEach: () => {
    listed = [statement];
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Dodaj szablony' }));
    const dialog = await screen.findByRole('dialog', { name: 'Dodaj szablony' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Prześlij' }));
    await expect(within(dialog).getByText('Dodaj co najmniej jeden plik.')).toBeVisible();
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    await userEvent.upload(input, new File(['PK'], application.file.name, { type: application.file.mime }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Prześlij' }));
    await expect(await screen.findByText('Dodano 1 plik')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: `Więcej działań: ${application.name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Usuń' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Usunąć szablon?' }));
    await userEvent.click(question.getByRole('button', { name: 'Usuń' }));
    await waitFor(() => expect(screen.queryByText(application.name)).toBeNull());
    await expect(screen.getByText(statement.name)).toBeVisible();
  },
};

const renamed = fn();

/** Another user renamed it first: both names are shown, and the own one is saved if the user chooses it. */
export const Renamed: Story = {
  ...storyAt(
    address,
    bank,
    list,
    mocks.documentTemplates.update(async ({ body }) => {
      const { version, changes } = await body();
      renamed(version, changes);
      if (version === 3) return { ...application, name: 'Wniosek 2027', version: 4 };
      const collisions = [{ field: 'name', yours: 'Wniosek 2027', theirs: 'Wniosek z RODO' }];
      return refusal('stale_version', { version: 3, collisions });
    }),
  ),
  play: async () => {
    renamed.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: `Więcej działań: ${application.name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zmień nazwę' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Zmień nazwę' }));
    const input = sheet.getByRole('textbox', { name: /^Nazwa szablonu/ });
    await userEvent.clear(input);
    await userEvent.click(sheet.getByRole('button', { name: 'Zapisz zmiany' }));
    await expect(await sheet.findByText('To pole jest wymagane!')).toBeVisible();
    await fill(input, 'Wniosek 2027');
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ktoś zmienił te dane przed tobą' }));
    await expect(dialog.getByText('Wniosek z RODO')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Zapisz moje' }));
    await waitFor(() => expect(renamed).toHaveBeenLastCalledWith(3, { name: 'Wniosek 2027' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Zmień nazwę' })).toBeNull());
  },
};

export const Renaming: Story = {
  ...storyAt(address, bank, list),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: `Więcej działań: ${application.name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zmień nazwę' }));
    await expect(await screen.findByRole('textbox', { name: /^Nazwa szablonu/ })).toHaveValue(
      application.name,
    );
  },
};

const text = new Blob(['Oświadczam, że moje dochody wynoszą …'], { type: 'text/plain' });

export const Previewed: Story = {
  ...storyAt(
    address,
    bank,
    mocks.documentTemplates.listOfBank([
      { ...statement, file: { ...statement.file, name: 'Oświadczenie.txt', mime: 'text/plain' } },
    ]),
    mocks.files.download({ blob: text, filename: 'Oświadczenie.txt' }),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: `Podgląd: ${statement.name}` }));
    const viewer = within(await screen.findByRole('dialog', { name: statement.name }));
    await expect(await viewer.findByText(/Oświadczam, że moje dochody/)).toBeVisible();
  },
};
