import { banksFacts } from '@szansa/api-client/lists';
import { mocks } from '@szansa/api-client/mocks';
import { sampleBank, sampleBanks } from '@szansa/api-client/samples/banks';
import { sampleId } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { fakeList } from '#kit/stories/fake-list.ts';
import { inFeature } from '#kit/stories/in-app.tsx';
import { storyAt } from '#kit/stories/screen-states.ts';

import { banksFeature } from './feature.tsx';

const meta = { title: 'Banks/Logo', ...inFeature(banksFeature) } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const address = `/bank/${sampleBank.id}`;

/** A blue square with a white ring. */
const drawn =
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAAaklEQVR42mOQ8e+nKWIYtWDIWPAfA1DHgv9EAPIt+E80IMeC/yQC0iwgRj+RdjBQEp/EqCRsAUmpgGQLSE3BhC0gI6Xj1zVqwQi0gObJlN4ZjSZFBc0LO3oU1/SocOhRZdKj0h9teA0HCwDfcbL4ruxjwQAAAABJRU5ErkJggg==';
const picture = () =>
  new Blob([Uint8Array.from(atob(drawn), (letter) => letter.charCodeAt(0))], { type: 'image/png' });

const logo = { id: sampleId(751), name: 'logo.png', mime: 'image/png', size: 220, hasThumbnail: false };
const download = mocks.files.download(() => ({ blob: picture(), filename: logo.name }));

/** Returns the logo once it is loaded; it is beside the name, so it has no accessible name. */
const shownLogo = () => document.querySelector<HTMLImageElement>('[data-slot=company-mark] img');

async function logoIsShown(): Promise<void> {
  await waitFor(() => expect(shownLogo()?.naturalWidth).toBe(32));
}

export const InTheList: Story = {
  ...storyAt(
    '/banks',
    fakeList({
      call: mocks.banks.list,
      facts: banksFacts,
      rows: sampleBanks.map((row) => (row.id === sampleBank.id ? { ...row, logo } : row)),
    }),
    download,
  ),
  play: async () => {
    await screen.findByText('2 banki');
    await logoIsShown();
    await expect(screen.getByRole('link', { name: sampleBank.name })).toBeVisible();
  },
};

export const InTheRecord: Story = {
  ...storyAt(address, mocks.banks.get({ ...sampleBank, logo }), download),
  play: async () => {
    await screen.findByRole('heading', { name: sampleBank.name });
    await logoIsShown();
  },
};

/** A user who may only read banks sees the logo and no way to change it. */
export const ReadOnly: Story = {
  ...storyAt(address, mocks.banks.get({ ...sampleBank, logo, can: { edit: false } }), download),
  play: async () => {
    await screen.findByRole('heading', { name: sampleBank.name });
    await logoIsShown();
    await expect(screen.queryByText('Zmień logo')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Usuń logo' })).toBeNull();
  },
};

let stored: typeof sampleBank = sampleBank;

/** Chosen and removed, each saved at once; initials are shown where there is no logo. */
export const ChosenAndRemoved: Story = {
  ...storyAt(
    address,
    mocks.banks.get(() => stored),
    mocks.banks.saveLogo(() => {
      stored = { ...sampleBank, logo, version: 4 };
      return stored;
    }),
    mocks.banks.removeLogo(() => {
      stored = { ...sampleBank, version: 5 };
      return stored;
    }),
    download,
  ),
  beforeEach: () => {
    stored = sampleBank;
  },
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText('Dodaj logo', { selector: 'input' });
    await expect(shownLogo()).toBeNull();
    await userEvent.upload(input, new File([picture()], 'logo.png', { type: 'image/png' }));
    await expect(await screen.findByText('Zapisano logo')).toBeVisible();
    await logoIsShown();
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń logo' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Usunąć logo?' }));
    await userEvent.click(question.getByRole('button', { name: 'Usuń logo' }));
    await expect(await screen.findByText('Usunięto logo')).toBeVisible();
    await waitFor(() => expect(shownLogo()).toBeNull());
  },
};
