import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleMailAccount, sampleMailAccounts } from '@szansa/api-client/samples/mail-accounts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates, storyAt } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { adminFeature } from '../feature.tsx';
import { MailAccountsScreen } from './mail-accounts-screen.tsx';

const list = mocks.mailAccounts.list([...sampleMailAccounts]);
const sent = fn();

const meta = {
  title: 'Admin/Mail accounts',
  component: MailAccountsScreen,
  ...inApp(adminFeature, '/admin/mail-accounts'),
  globals: { role: 'ADMIN' },
  parameters: { layout: 'fullscreen', msw: { handlers: [list] } },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof MailAccountsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const accounts = within(await canvas.findByRole('list', { name: 'Konta pocztowe' }));
    const [works, failing, off, unseen] = accounts.getAllByRole('listitem').map((item) => within(item));
    await expect(works?.getByText('Działa')).toBeVisible();
    await expect(works?.getByRole('link', { name: 'Pobrano 1284 maile' })).toBeVisible();
    await expect(failing?.getByText('Wymaga uwagi')).toBeVisible();
    await expect(failing?.getByText(/Serwer nie przyjął użytkownika lub hasła/)).toBeVisible();
    await expect(failing?.getByText('2 za duże maile zostały na serwerze')).toBeVisible();
    await expect(off?.getByText('Wyłączone')).toBeVisible();
    await expect(off?.queryByRole('button', { name: /^Sprawdź teraz/ })).toBeNull();
    await expect(unseen?.getByText('Jeszcze nie sprawdzone')).toBeVisible();
  },
};

const states = screenStates({
  call: mocks.mailAccounts.list,
  filled: [list],
  empty: [mocks.mailAccounts.list([])],
  english: 'Needs attention',
  polish: 'Wymaga uwagi',
});
export const Loading: Story = { ...states.Loading, globals: { role: 'ADMIN' } };
export const Empty: Story = { ...states.Empty, globals: { role: 'ADMIN' } };
export const Failed: Story = { ...states.Failed, globals: { role: 'ADMIN' } };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
export const English: Story = { ...states.English, globals: { role: 'ADMIN', language: 'en' } };
export const Narrow: Story = {
  ...states.Narrow,
  tags: ['derived-state'],
  globals: { role: 'ADMIN', viewport: { value: 'w390' } },
};

async function openNew(canvas: { findByRole: typeof screen.findByRole }) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Dodaj konto' }));
  return within(await screen.findByRole('dialog', { name: 'Nowe konto pocztowe' }));
}

type Sheet = Awaited<ReturnType<typeof openNew>>;

async function choose(sheet: Sheet, field: RegExp, option: string): Promise<void> {
  await userEvent.click(sheet.getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

async function fillIn(sheet: Sheet): Promise<void> {
  await fill(sheet.getByRole('textbox', { name: /^Serwer/ }), 'imap.przyklad.example');
  await fill(sheet.getByRole('textbox', { name: /^Użytkownik/ }), 'biuro@przyklad.example');
  await fill(sheet.getByLabelText(/^Hasło/), 'Haslo-do-poczty-1');
}

/** The port follows the kind of connection; the folder for imported mails is shown only if they are moved. */
export const Creating: Story = {
  ...storyAt(
    undefined,
    list,
    mocks.mailAccounts.create(async ({ body }) => {
      sent(await body());
      return sampleMailAccount;
    }),
  ),
  play: async ({ canvas }) => {
    const sheet = await openNew(canvas);
    await fillIn(sheet);
    const port = sheet.getByLabelText(/^Port/);
    await expect(port).toHaveValue('993');
    await choose(sheet, /^Połączenie/, 'Szyfrowane po powitaniu (STARTTLS)');
    await expect(port).toHaveValue('143');
    await expect(sheet.queryByRole('textbox', { name: /^Przenieś do folderu/ })).toBeNull();
    await choose(sheet, /^Po pobraniu/, 'Zostaje przeniesiony do innego folderu');
    await fill(sheet.getByRole('textbox', { name: /^Przenieś do folderu/ }), 'Pobrane');
    await userEvent.click(sheet.getByRole('button', { name: 'Dodaj konto' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        host: 'imap.przyklad.example',
        port: 143,
        security: 'starttls',
        userName: 'biuro@przyklad.example',
        password: 'Haslo-do-poczty-1',
        folder: 'INBOX',
        takenFrom: '2026-11-20',
        afterTaking: 'move',
        movedTo: 'Pobrane',
        isActive: true,
      }),
    );
    await expect(await screen.findByText('Dodano konto')).toBeVisible();
  },
};

/** Errors are shown before anything is saved. */
export const TryingOut: Story = {
  ...storyAt(
    undefined,
    list,
    mocks.mailAccounts.tryOut(async ({ body }) => {
      const { folder } = await body();
      if (folder === 'INBOX') return { failure: null, folders: ['INBOX', 'Pobrane'], mailCount: 23 };
      return {
        failure: { problem: 'folder_missing', said: null },
        folders: ['INBOX', 'Pobrane'],
        mailCount: null,
      };
    }),
  ),
  play: async ({ canvas }) => {
    const sheet = await openNew(canvas);
    const tryOut = sheet.getByRole('button', { name: 'Sprawdź połączenie' });
    await userEvent.click(tryOut);
    await expect(await sheet.findByText(/^Uzupełnij wymagane pola/)).toBeVisible();
    await fillIn(sheet);
    await userEvent.click(tryOut);
    await expect(await sheet.findByText('Połączenie działa')).toBeVisible();
    await expect(sheet.getByText('W folderze są 23 maile.')).toBeVisible();
    const folder = sheet.getByRole('textbox', { name: /^Folder/ });
    await userEvent.clear(folder);
    await fill(folder, 'Klienci');
    await userEvent.click(tryOut);
    await expect(await sheet.findByText('Na koncie nie ma takiego folderu.')).toBeVisible();
    await expect(sheet.getByText('Foldery na koncie: INBOX, Pobrane')).toBeVisible();
  },
};

/** A password that is left empty is unchanged; for another server it is required. */
export const Editing: Story = {
  ...storyAt(
    undefined,
    list,
    mocks.mailAccounts.update(refusal('validation', { fields: [{ path: 'password', code: 'required' }] })),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Edytuj konto: biuro@przyklad.example' }),
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'Konto biuro@przyklad.example' }));
    const host = sheet.getByRole('textbox', { name: /^Serwer/ });
    await userEvent.clear(host);
    await fill(host, 'imap.inny.example');
    await userEvent.click(sheet.getByRole('button', { name: 'Zapisz zmiany' }));
    await expect(await sheet.findByText('To pole jest wymagane!')).toBeVisible();
    await expect(sheet.getByLabelText(/^Hasło/)).toHaveAccessibleDescription(/To pole jest wymagane!/);
  },
};

const fetching = { answer: () => {} };

/** The button is pending until the response without losing the focus. */
export const Fetching: Story = {
  ...storyAt(
    undefined,
    list,
    mocks.mailAccounts.fetch(async ({ params }) => {
      sent(params['id']);
      const { promise, resolve } = Promise.withResolvers<void>();
      fetching.answer = resolve;
      await promise;
      return sampleMailAccount;
    }),
  ),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Sprawdź teraz: leasing@przyklad.example' });
    await userEvent.click(button);
    await waitFor(() => expect(sent).toHaveBeenCalledWith(sampleMailAccounts[1]?.id));
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    fetching.answer();
    await expect(await screen.findByText('Sprawdzamy, czy są nowe maile')).toBeVisible();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(button).toHaveFocus();
  },
};

export const Removing: Story = {
  ...storyAt(
    undefined,
    list,
    mocks.mailAccounts.remove(({ params }) => {
      sent(params['id']);
      return null;
    }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Usuń konto: oferty (poczta.dawny.example)' }),
    );
    const question = within(await screen.findByRole('alertdialog', { name: /^Usunąć konto oferty/ }));
    await userEvent.click(question.getByRole('button', { name: 'Usuń' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(sampleMailAccounts[2]?.id));
    await expect(await screen.findByText('Usunięto konto')).toBeVisible();
  },
};
