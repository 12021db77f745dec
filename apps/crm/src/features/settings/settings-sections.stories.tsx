import { mocks } from '@szansa/api-client/mocks';
import { sampleAgency } from '@szansa/api-client/samples/administration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { fill } from '#kit/stories/fill.ts';

import { settingsFeature } from './feature.tsx';
import { SettingsScreen } from './settings-screen.tsx';
import { open, save, saves, settings } from './settings-stories.ts';

const meta = {
  title: 'Settings/Sections',
  component: SettingsScreen,
  ...inApp(settingsFeature, '/settings'),
  globals: { role: 'ADMIN' },
  beforeEach: () => {
    saves.length = 0;
  },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const red = '#b3261e';

export const Documents: Story = {
  parameters: { msw: { handlers: settings() } },
  play: async ({ canvas }) => {
    await open('Wygląd dokumentów');
    const preview = canvas.getByRole('figure', { name: 'Podgląd nagłówka' });
    const name = within(preview).getByText('Agencja Szansa sp. z o.o.', { selector: 'p' });
    const color = canvas.getByRole('textbox', { name: 'Kolor dokumentów' });
    await fill(color, '#ffd400');
    await expect(await canvas.findByText(/to za mało dla tekstu/)).toBeVisible();
    await expect(name).not.toHaveStyle({ color: 'rgb(255, 212, 0)' });
    await userEvent.clear(color);
    await userEvent.type(color, red);
    await expect(
      await canvas.findByText('Kontrast z bielą 6,5:1. Kolor nadaje się także do tekstu.'),
    ).toBeVisible();
    await expect(name).toHaveStyle({ color: 'rgb(179, 38, 30)' });
    const footer = canvas.getByRole('textbox', { name: 'Stopka PDF' });
    await userEvent.clear(footer);
    await fill(footer, 'KRS 0000000000');
    await expect(within(preview).getByText('KRS 0000000000')).toBeVisible();
    await userEvent.click(save());
    await waitFor(() =>
      expect(saves).toEqual([{ version: 5, changes: { accentColor: red, pdfFooter: 'KRS 0000000000' } }]),
    );
  },
};

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const image = () =>
  new Blob([Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0))], { type: 'image/png' });

export const Logo: Story = {
  parameters: {
    msw: {
      handlers: (() => {
        let hasLogo = false;
        const shown = () => ({ ...sampleAgency, hasLogo, version: hasLogo ? 6 : 5 });
        return [
          mocks.agency.get(shown),
          mocks.agency.logo(() => ({ blob: image(), filename: 'logo.png' })),
          mocks.agency.saveLogo(() => {
            hasLogo = true;
            return shown();
          }),
          mocks.agency.removeLogo(() => {
            hasLogo = false;
            return shown();
          }),
        ];
      })(),
    },
  },
  play: async ({ canvas }) => {
    await open('Wygląd dokumentów');
    const input = canvas.getByLabelText('Dodaj logo', { selector: 'input' });
    await userEvent.upload(input, new File(['x'], 'logo.gif', { type: 'image/gif' }), { applyAccept: false });
    await expect(await canvas.findByText(/logo\.gif/)).toBeVisible();
    await userEvent.upload(input, new File([image()], 'logo.png', { type: 'image/png' }));
    await expect(await screen.findByText('Zapisano logo')).toBeVisible();
    await expect(
      await canvas.findByRole('img', { name: 'Logo: Agencja Szansa sp. z o.o.' }),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń logo' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Usuń logo' }));
    await expect(await screen.findByText('Usunięto logo')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
  },
};

export const Statuses: Story = {
  parameters: { msw: { handlers: settings() } },
  play: async ({ canvas }) => {
    await open('Statusy');
    const order = () =>
      within(canvas.getByRole('list', { name: 'Kolejność statusów' }))
        .getAllByRole('listitem')
        .map((row) => row.querySelector('p')?.textContent);
    const [first = '', second = ''] = order().map((name) => name ?? '');
    await expect(canvas.getByRole('textbox', { name: `${first}: nazwa po polsku` })).toHaveValue(
      'Nowe zapytanie',
    );
    await userEvent.click(canvas.getByRole('button', { name: `Przenieś niżej: ${first}` }));
    await expect(order().slice(0, 2)).toEqual([second, first]);
    await expect(canvas.getByRole('textbox', { name: `${first}: nazwa po polsku` })).toHaveValue(
      'Nowe zapytanie',
    );
    await fill(canvas.getByRole('textbox', { name: `${second}: nazwa po angielsku` }), 'Called');
    const limit = canvas.getByRole('textbox', { name: `${second}: limit dni w statusie` });
    await userEvent.clear(limit);
    await userEvent.type(limit, '0');
    await userEvent.click(save());
    await waitFor(() => expect(saves).toHaveLength(1));
    const statuses = saves[0]?.changes['statuses'] as { slug: string; name: object }[];
    await expect(statuses.slice(0, 2)).toEqual([
      { slug: 'first_contact', name: { pl: null, en: 'Called' }, dayLimit: 0 },
      { slug: 'lead', name: { pl: 'Nowe zapytanie', en: null }, dayLimit: 14 },
    ]);
    await expect(statuses).toHaveLength(11);
  },
};

/** A text of the agency for each status and language, beside what becomes of it. */
export const Mails: Story = {
  parameters: { msw: { handlers: settings() }, specification: ['S4.5'] },
  play: async ({ canvas }) => {
    await open('Maile do klientów');
    const preview = () => within(canvas.getByRole('figure', { name: 'Podgląd na przykładowej szansie' }));
    await expect(preview().getByText('Škoda Octavia Combi Selection czeka na odbiór')).toBeVisible();
    const text = canvas.getByRole('textbox', { name: /^Treść/ });
    await userEvent.clear(text);
    await userEvent.type(text, 'Witaj {{klient}');
    await userEvent.click(save());
    await expect(await canvas.findByText(/Nie znamy pola „klient”/)).toBeVisible();
    await expect(saves).toHaveLength(0);
    await userEvent.clear(text);
    await userEvent.type(text, 'Witaj, {{klient.nazwa}!');
    await expect(preview().getByText('Witaj, Jan Kowalski!')).toBeVisible();
    await userEvent.click(save());
    await waitFor(() => expect(saves).toHaveLength(1));
    await expect(saves[0]?.changes['customerTexts']).toEqual([
      {
        status: 'handing',
        language: 'pl',
        subject: '{pojazd.nazwa} czeka na odbiór',
        text: 'Witaj, {klient.nazwa}!',
      },
    ]);
  },
};

export const MailsBackToBuiltIn: Story = {
  parameters: { msw: { handlers: settings() } },
  play: async ({ canvas }) => {
    await open('Maile do klientów');
    await userEvent.click(canvas.getByRole('button', { name: 'Przywróć tekst domyślny' }));
    await expect(canvas.getByRole('textbox', { name: 'Temat' })).toHaveValue('Państwa sprawa: {sprawa}');
    await userEvent.click(save());
    await waitFor(() => expect(saves).toEqual([{ version: 5, changes: { customerTexts: [] } }]));
  },
};

/** A text that is refused while another one is shown is named. */
export const MailsWrongElsewhere: Story = {
  parameters: { msw: { handlers: settings() } },
  play: async ({ canvas }) => {
    await open('Maile do klientów');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Temat' }));
    await userEvent.click(canvas.getByRole('combobox', { name: /^Język maila/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'English' }));
    await expect(canvas.getByRole('textbox', { name: 'Temat' })).toHaveValue('Your case: {case}');
    await userEvent.click(save());
    await expect(await canvas.findByText(/^Do poprawy: Wydanie.* \(Polski\)$/)).toBeVisible();
    await expect(saves).toHaveLength(0);
  },
};

export const MailsReadOnly: Story = {
  globals: { role: 'WORKER' },
  parameters: { msw: { handlers: settings() } },
  play: async ({ canvas }) => {
    await open('Maile do klientów');
    await expect(canvas.getByRole('textbox', { name: 'Temat' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Przywróć tekst domyślny' })).toBeNull();
  },
};

export const MailsInEnglish: Story = {
  globals: { language: 'en', viewport: { value: 'w390' } },
  parameters: { msw: { handlers: settings() } },
  play: async ({ canvas }) => {
    await open('Mails to customers');
    await expect(canvas.getByRole('figure', { name: 'Preview with a sample opportunity' })).toBeVisible();
  },
};

export const Tiers: Story = {
  parameters: { msw: { handlers: settings() } },
  play: async ({ canvas }) => {
    await open('Progi prowizji');
    const from = (number: number) =>
      canvas.getByRole('textbox', { name: `Próg ${number}: prowizja miesiąca od (netto)` });
    const percent = (number: number) => canvas.getByRole('textbox', { name: `Próg ${number}: wypłata` });
    await expect(from(1)).toBeDisabled();
    await userEvent.clear(percent(4));
    await userEvent.type(percent(4), '10');
    await expect(await canvas.findByText('Wyższy próg wypłaca mniej')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń próg 4' }));
    await waitFor(() => expect(canvas.queryByText('Wyższy próg wypłaca mniej')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj próg' }));
    await waitFor(() => expect(from(4)).toHaveFocus());
    await userEvent.keyboard('5000{Tab}40');
    await userEvent.click(save());
    await expect(await canvas.findByText('Każdy próg musi być wyższy od poprzedniego')).toBeVisible();
    await expect(saves).toHaveLength(0);
    await userEvent.clear(from(4));
    await fill(from(4), '50000');
    await userEvent.click(save());
    await waitFor(() => expect(saves).toHaveLength(1));
    const [period] = sampleAgency.commissionTiers;
    await expect(saves[0]?.changes['commissionTiers']).toEqual([
      { since: null, tiers: [...(period?.tiers.slice(0, 3) ?? []), { from: '50000.00', percent: '40' }] },
    ]);
  },
};

/** Tiers of later months start with the values of those before them; earlier months retain theirs. */
export const TiersOfLaterMonths: Story = {
  parameters: { msw: { handlers: settings() } },
  play: async ({ canvas }) => {
    await open('Progi prowizji');
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj progi od kolejnego miesiąca' }));
    const following = within(await canvas.findByRole('region', { name: 'Od miesiąca: grudzień 2026' }));
    await waitFor(() => expect(following.getByRole('combobox')).toHaveFocus());
    const percent = following.getByRole('textbox', { name: 'Próg 4: wypłata' });
    await userEvent.clear(percent);
    await userEvent.type(percent, '40');
    await userEvent.click(save());
    await waitFor(() => expect(saves).toHaveLength(1));
    const [first] = sampleAgency.commissionTiers;
    await expect(saves[0]?.changes['commissionTiers']).toEqual([
      first,
      { since: '2026-12', tiers: [...(first?.tiers.slice(0, 3) ?? []), { from: '35000.00', percent: '40' }] },
    ]);
  },
};

export const Sessions: Story = {
  parameters: { msw: { handlers: settings() } },
  play: async ({ canvas }) => {
    await open('Sesje');
    const hours = canvas.getByRole('textbox', { name: /Wygaśnięcie nieużywanej sesji/ });
    await userEvent.clear(hours);
    await userEvent.type(hours, '30{Enter}');
    await expect(await canvas.findByText('Podaj liczbę od 1 do 24')).toBeVisible();
    await userEvent.clear(hours);
    await userEvent.type(hours, '8{Enter}');
    await waitFor(() => expect(saves).toEqual([{ version: 5, changes: { sessionIdleHours: 8 } }]));
  },
};

/** How much may be uploaded, beside what is used of it. */
export const Files: Story = {
  parameters: { msw: { handlers: settings() } },
  play: async ({ canvas }) => {
    await open('Pliki');
    await expect(await canvas.findByText('13,4 GB z 50 GB')).toBeVisible();
    await expect(canvas.getByText('Anna Nowak')).toBeVisible();
    const daily = canvas.getByRole('textbox', { name: /Jedna osoba dziennie/ });
    await userEvent.clear(daily);
    await userEvent.type(daily, '0');
    await userEvent.click(save());
    await expect(await canvas.findByText(/^Podaj liczbę od 1 do 100.000$/)).toBeVisible();
    await userEvent.clear(daily);
    await userEvent.type(daily, '500');
    await userEvent.click(save());
    await waitFor(() => expect(saves).toEqual([{ version: 5, changes: { dailyFilesMb: 500 } }]));
  },
};
