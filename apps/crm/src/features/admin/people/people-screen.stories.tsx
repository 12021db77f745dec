import { usersFacts } from '@szansa/api-client/lists';
import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleStaff, sampleStaffMember } from '@szansa/api-client/samples/administration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { personName } from '@szansa/domain/shared';

import { fakeList } from '#kit/stories/fake-list.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { adminFeature } from '../feature.tsx';
import { PeopleScreen } from './people-screen.tsx';

const page = { page: 1, perPage: 25 };

/** Answers like the server: by fragment of the name, by role and by state. */
const list = fakeList({
  call: mocks.users.list,
  facts: usersFacts,
  rows: sampleStaff,
  text: personName,
  sortBy: (person, field) => (field === 'name' ? person.lastName : (person.lastSeenAt ?? '')),
  filters: {
    role: ({ roles }, requested) => roles.some((role) => requested.includes(role)),
    state: ({ state }, requested) => requested.includes(state),
  },
});

const meta = {
  title: 'Admin/People',
  component: PeopleScreen,
  ...inApp(adminFeature, '/admin'),
  globals: { role: 'ADMIN' },
  parameters: { layout: 'fullscreen', msw: { handlers: [list] } },
} satisfies Meta<typeof PeopleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const anna = (await canvas.findByRole('link', { name: 'Anna Nowak' })).closest('tr');
    await expect(anna).not.toBeNull();
    const row = within(anna as HTMLElement);
    await expect(row.getByText('Aktywne')).toBeVisible();
    await expect(row.getByText('Administrator, Pracownik')).toBeVisible();
    await expect(row.getByText('Włączona')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Katarzyna Żak' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/person\//),
    );
    await expect(canvas.getByRole('link', { name: 'Użytkownicy' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Seen on the day of the story and on the day before. */
export const LastSeen: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.users.list({
          ...page,
          items: sampleStaff
            .slice(0, 2)
            .map((person, index) => ({ ...person, lastSeenAt: `2026-11-${20 - index}T08:30:00.000Z` })),
          total: 2,
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Dzisiaj, \d\d:\d\d$/)).toBeVisible();
    await expect(canvas.getByText(/^Wczoraj, \d\d:\d\d$/)).toBeVisible();
  },
};

export const SearchingAndFiltering: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Anna Nowak' });
    await userEvent.keyboard('/');
    await userEvent.keyboard('dąb');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Anna Nowak' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Marek Dąbrowski' })).toBeVisible();
    await userEvent.keyboard('xyz');
    await userEvent.click(await canvas.findByRole('button', { name: 'Wyczyść filtry' }));
    await canvas.findByRole('link', { name: 'Anna Nowak' });
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj filtr' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Stan konta' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Dezaktywowane' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Anna Nowak' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Marek Dąbrowski' })).toBeVisible();
  },
};

/** From the search box the arrow moves to the results, as the page of shortcuts describes. */
export const FromSearchToRows: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Anna Nowak' });
    await userEvent.keyboard('/dąb{ArrowDown}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Anna Nowak' })).toBeNull());
    const row = canvas.getByRole('row', { name: /Marek Dąbrowski/ });
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox', { name: 'Szukaj użytkowników' })).toHaveFocus();
  },
};

const sent: unknown[] = [];

export const Inviting: Story = {
  parameters: {
    msw: {
      handlers: [
        list,
        mocks.users.invite(async ({ body }) => {
          sent.push(await body());
          return sent.length === 1
            ? refusal('user_exists', { userId: '0190a000-0000-7000-8000-000000000099' })
            : { ...sampleStaffMember, email: 'ola@szansa.test' };
        }),
        mocks.users.get(sampleStaffMember),
      ],
    },
    specification: ['S8.3'],
  },
  play: async ({ canvas }) => {
    sent.length = 0;
    await userEvent.click(await canvas.findByRole('link', { name: 'Zaproś użytkownika' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Zaproś użytkownika' }));
    const email = sheet.getByRole('textbox', { name: /E-mail/ });
    await userEvent.click(sheet.getByRole('button', { name: 'Wyślij zaproszenie' }));
    await waitFor(() => expect(email).toBeInvalid());
    await expect(sent).toHaveLength(0);

    await fill(email, 'ola@szansa.test');
    await userEvent.type(sheet.getByRole('textbox', { name: /Imię/ }), 'Ola');
    await userEvent.type(sheet.getByRole('textbox', { name: /Nazwisko/ }), 'Lis');
    const phone = sheet.getByRole('textbox', { name: 'Telefon' });
    await fill(phone, '600123456');
    await expect(phone).toHaveValue('600 123 456');
    await expect(sheet.getByRole('checkbox', { name: /Superadministrator/ })).toBeDisabled();
    await userEvent.click(sheet.getByRole('checkbox', { name: /Administrator raportów/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Wyślij zaproszenie' }));
    await expect(await sheet.findByText('Użytkownik o takim e-mailu już istnieje')).toBeVisible();
    await expect(email).toHaveFocus();

    await userEvent.click(sheet.getByRole('button', { name: 'Wyślij zaproszenie' }));
    await expect(await screen.findByText('Wysłano zaproszenie')).toBeVisible();
    await expect(sent[1]).toEqual({
      email: 'ola@szansa.test',
      firstName: 'Ola',
      lastName: 'Lis',
      phoneNumber: '+48600123456',
      position: null,
      locale: 'pl',
      roles: ['WORKER', 'ADMIN_REPORTS'],
    });
  },
};

export const NotInvited: Story = {
  parameters: { msw: { handlers: [list, mocks.users.invite(refusal('internal'))] }, specification: ['S8.7'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Zaproś użytkownika' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Zaproś użytkownika' }));
    await fill(sheet.getByRole('textbox', { name: /E-mail/ }), 'ola@szansa.test');
    await fill(sheet.getByRole('textbox', { name: /Imię/ }), 'Ola');
    await fill(sheet.getByRole('textbox', { name: /Nazwisko/ }), 'Lis');
    await userEvent.click(sheet.getByRole('button', { name: 'Wyślij zaproszenie' }));
    await expect(await screen.findByText('Podczas tworzenia konta wystąpił błąd')).toBeVisible();
  },
};

export const LeavingUnsaved: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Zaproś użytkownika' }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.type(sheet.getByRole('textbox', { name: /E-mail/ }), 'a');
    await userEvent.click(sheet.getByRole('button', { name: 'Anuluj' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Wyjdź bez zapisywania' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A user who may only view staff has no link to invite. */
export const ReadOnly: Story = {
  globals: { role: 'ADMIN_REPORTS' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Anna Nowak' });
    await expect(canvas.queryByRole('link', { name: 'Zaproś użytkownika' })).toBeNull();
  },
};

const states = screenStates({
  call: mocks.users.list,
  filled: [list],
  empty: [mocks.users.list({ ...page, items: [], total: 0 })],
  polish: 'Anna Nowak',
  english: 'Deactivated',
});

export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Empty: Story = { ...states.Empty, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
