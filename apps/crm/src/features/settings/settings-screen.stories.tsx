import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleAgency } from '@szansa/api-client/samples/administration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { settingsFeature } from './feature.tsx';
import { SettingsScreen } from './settings-screen.tsx';
import { open, save, saves, settings } from './settings-stories.ts';

const meta = {
  title: 'Settings/Screen',
  component: SettingsScreen,
  ...inApp(settingsFeature, '/settings'),
  globals: { role: 'ADMIN' },
  parameters: { layout: 'fullscreen', msw: { handlers: settings() } },
  beforeEach: () => {
    saves.length = 0;
  },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: { msw: { handlers: settings() } },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /Nazwa agencji/ });
    await expect(name).toHaveValue('Agencja Szansa sp. z o.o.');
    await expect(save()).toHaveAttribute('aria-disabled', 'true');
    const nip = canvas.getByRole('textbox', { name: 'NIP' });
    await userEvent.clear(nip);
    await userEvent.type(nip, '123');
    await userEvent.click(save());
    await waitFor(() => expect(nip).toBeInvalid());
    await expect(saves).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Cofnij zmiany' }));
    await expect(nip).toHaveValue('999-100-01-11');
    await userEvent.clear(name);
    await fill(name, 'Nowa Szansa');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Zapisano pomyślnie')).toBeVisible();
    await expect(saves).toEqual([{ version: 5, changes: { name: 'Nowa Szansa' } }]);
    await expect(save()).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Numbers are typed in groups and sent as they are stored. */
export const Numbers: Story = {
  parameters: { msw: { handlers: settings() } },
  play: async ({ canvas }) => {
    const postCode = await canvas.findByRole('textbox', { name: 'Kod pocztowy' });
    await expect(postCode).toHaveValue('00-950');
    await userEvent.clear(postCode);
    await fill(postCode, '31100');
    await expect(postCode).toHaveValue('31-100');
    const phone = canvas.getByRole('textbox', { name: 'Telefon' });
    await userEvent.clear(phone);
    await fill(phone, '123456789');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(saves).toEqual([{ version: 5, changes: { postCode: '31-100', phone: '+48123456789' } }]),
    );
    await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
    await expect(postCode).toHaveValue('31-100');
  },
};

export const LeavingUnsaved: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Nazwa agencji/ }), '!');
    await userEvent.click(canvas.getByRole('link', { name: 'Sesje' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Zostań' }));
    await expect(canvas.getByRole('textbox', { name: /Nazwa agencji/ })).toHaveValue(
      'Agencja Szansa sp. z o.o.!',
    );
  },
};

const theirs = [{ since: null, tiers: [{ from: '0.00', percent: '22' }] }];

/** Another user changed the tiers first: both values are shown in words. */
export const Stale: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.agency.get(() =>
          saves.length === 0 ? sampleAgency : { ...sampleAgency, version: 6, commissionTiers: theirs },
        ),
        mocks.agency.update(async ({ body }) => {
          const { version, changes } = await body();
          saves.push({ version, changes });
          return refusal('stale_version', {
            version: 6,
            collisions: [
              {
                field: 'commissionTiers',
                yours: changes.commissionTiers,
                theirs,
              },
            ],
          });
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await open('Progi prowizji');
    const percent = canvas.getByRole('textbox', { name: 'Próg 1: wypłata' });
    await userEvent.clear(percent);
    await userEvent.type(percent, '21');
    await userEvent.click(save());
    const dialog = within(await screen.findByRole('dialog', { name: 'Ktoś zmienił te dane przed tobą' }));
    await expect(dialog.getByText(/od 0,00\szł: 22%/)).toBeVisible();
    await expect(dialog.getByText(/od 0,00\szł: 21%/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Wczytaj obecne' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Próg 1: wypłata' })).toHaveValue('22');
    await expect(canvas.queryByRole('textbox', { name: 'Próg 2: wypłata' })).toBeNull();
  },
};

export const ReadOnly: Story = {
  globals: { role: 'WORKER' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Możesz tylko przeglądać ustawienia')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Nazwa agencji/ })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Zapisz zmiany' })).toBeNull();
    await open('Statusy');
    await expect(canvas.queryByRole('button')).toBeNull();
    await open('Progi prowizji');
    await expect(canvas.queryByRole('button')).toBeNull();
    await open('Wygląd dokumentów');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const states = screenStates({
  call: mocks.agency.get,
  filled: settings(),
  polish: /Nazwa agencji/,
  english: /Name of the agency/,
});

export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };

const statuses = screenStates({
  address: '/settings?section=statuses',
  filled: settings(),
  polish: 'Negocjacje',
  english: 'Negotiations',
});

export const StatusesEnglish: Story = { ...statuses.English, tags: ['derived-state'] };
export const StatusesNarrow: Story = { ...statuses.Narrow, tags: ['derived-state'] };
