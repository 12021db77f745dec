import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleSessions, sampleStaffMember } from '@szansa/api-client/samples/administration';
import { sampleId } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { adminFeature } from '../feature.tsx';
import { PersonScreen } from './person-screen.tsx';

const sessions = mocks.users.sessions(sampleSessions);
const handlers = [mocks.users.get(sampleStaffMember), sessions];

const nothing = {
  edit: false,
  changeRoles: false,
  deactivate: false,
  reactivate: false,
  resendInvitation: false,
  resetSecondFactor: false,
};

/** Returns a user whose invitation was mailed, or is stored because there is no mail server. */
const invitedMember = (isStored: boolean): typeof sampleStaffMember => ({
  ...sampleStaffMember,
  state: 'invited',
  hasSecondFactor: false,
  lastSeenAt: null,
  invitation: { sentAt: '2026-11-19T10:15:00.000Z', expiresAt: '2026-11-26T10:15:00.000Z', isKept: isStored },
  can: { ...sampleStaffMember.can, resendInvitation: true, resetSecondFactor: false },
});

const meta = {
  title: 'Admin/Person',
  component: PersonScreen,
  ...inApp(adminFeature, '/admin/person/$id', `/admin/person/${sampleStaffMember.id}`),
  globals: { role: 'ADMIN' },
  parameters: { layout: 'fullscreen', msw: { handlers } },
} satisfies Meta<typeof PersonScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Piotr Wiśniewski' })).toBeVisible();
    await expect(canvas.getByText('+48 600 222 333')).toBeVisible();
    await expect(await canvas.findByText(/Chrome/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Klient: PESEL' })).toBeChecked();
    const byRole = canvas.getByRole('checkbox', { name: 'Oferta: procent prowizji' });
    await expect(byRole).toBeChecked();
    await expect(byRole).toBeDisabled();
    await expect(byRole).toHaveAccessibleDescription('Ukryte przez rolę');
  },
};

/** Shown at once, and rolled back when the server refuses. */
export const HidingFields: Story = {
  parameters: {
    msw: {
      handlers: (() => {
        const person = structuredClone(sampleStaffMember);
        return [
          mocks.users.get(() => structuredClone(person)),
          sessions,
          mocks.users.changeHiddenFields(async ({ body }) => {
            const { hide = [], show = [] } = await body();
            if (hide.includes('customer.note')) return refusal('access_denied');
            person.excludedFields = [...person.excludedFields, ...hide].filter(
              (field) => !show.includes(field),
            );
            return structuredClone(person);
          }),
        ];
      })(),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const phones = await canvas.findByRole('checkbox', { name: 'Klient: telefony' });
    phones.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(phones).toBeChecked());
    await expect(phones).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Klient: PESEL' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Klient: PESEL' })).not.toBeChecked());

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Klient: notatka' }));
    await expect(await screen.findByText('Odmowa dostępu')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Klient: notatka' })).not.toBeChecked());
    await expect(phones).toBeChecked();
  },
};

/** Their picture; who looks after them replaces or removes it. */
export const WithPicture: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.users.get({ ...sampleStaffMember, pictureId: sampleId(1401) }),
        sessions,
        mocks.peoplePictures.get(refusal('not_found')),
      ],
    },
  },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('region', { name: 'Zdjęcie' });
    await expect(picture).toHaveTextContent('Zmień zdjęcie');
    await expect(canvas.getByRole('button', { name: 'Usuń zdjęcie' })).toBeVisible();
    // one that cannot be fetched leaves the initials
    await expect(picture.querySelector('[data-slot=avatar]')).toHaveTextContent(/^\p{Lu}{2}$/u);
  },
};

const ended: string[] = [];

export const EndingSessions: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.users.get(sampleStaffMember),
        mocks.users.sessions(() => sampleSessions.filter(({ id }) => !ended.includes(id))),
        mocks.users.endSession(({ params }) => {
          ended.push(params['sessionId'] ?? '');
          return null;
        }),
        mocks.users.endSessions(() => {
          ended.push(...sampleSessions.map(({ id }) => id));
          return null;
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    ended.length = 0;
    const [first] = await canvas.findAllByRole('button', { name: /Zakończ sesję|Zakończ:/ });
    if (!first) throw new Error('no session to end');
    await userEvent.click(first);
    await waitFor(() => expect(canvas.queryByText(/Chrome/)).toBeNull());
    await expect(ended).toEqual([sampleSessions[0]?.id]);
    await userEvent.click(canvas.getByRole('button', { name: 'Zakończ wszystkie sesje' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Zakończ wszystkie sesje' }));
    await expect(await screen.findByText('Zakończono wszystkie sesje')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/Safari/)).toBeNull());
  },
};

export const ResettingSecondFactor: Story = {
  parameters: {
    msw: {
      handlers: [
        ...handlers,
        mocks.users.resetSecondFactor({ ...sampleStaffMember, hasSecondFactor: false }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Więcej działań' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zresetuj weryfikację dwuetapową' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Zresetuj weryfikację dwuetapową' }));
    await expect(await screen.findByText('Zresetowano weryfikację dwuetapową')).toBeVisible();
  },
};

const saves: unknown[] = [];

/** Another user saved first; the own values are sent again on top of theirs. */
export const EditingStale: Story = {
  parameters: {
    msw: {
      handlers: [
        ...handlers,
        mocks.users.update(async ({ body }) => {
          saves.push(await body());
          if (saves.length > 1) return { ...sampleStaffMember, position: 'Kierownik', version: 5 };
          return refusal('stale_version', {
            version: 4,
            collisions: [{ field: 'position', yours: 'Kierownik', theirs: 'Starszy doradca' }],
          });
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    saves.length = 0;
    await userEvent.click(await canvas.findByRole('link', { name: 'Edytuj' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Edytuj użytkownika' }));
    const position = sheet.getByRole('textbox', { name: 'Stanowisko' });
    await userEvent.clear(position);
    await fill(position, 'Kierownik');
    await userEvent.click(sheet.getByRole('button', { name: 'Zapisz zmiany' }));
    const stale = within(await screen.findByRole('dialog', { name: 'Ktoś zmienił te dane przed tobą' }));
    await expect(stale.getByText('Starszy doradca')).toBeVisible();
    await userEvent.click(stale.getByRole('button', { name: 'Zapisz moje' }));
    await expect(await screen.findByText('Zapisano pomyślnie')).toBeVisible();
    await expect(saves).toEqual([
      { version: 3, changes: { position: 'Kierownik' } },
      { version: 4, changes: { position: 'Kierownik' } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Invited: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.users.get(invitedMember(false)),
        mocks.users.sessions([]),
        mocks.users.resendInvitation(invitedMember(false)),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('26.11.2026, 11:15')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wyślij zaproszenie ponownie' }));
    await expect(await screen.findByText(/Wysłano nowe zaproszenie/)).toBeVisible();
  },
};

/** Without a mail server no invitation is sent, and no message claims so. */
export const InvitationKept: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.users.get(invitedMember(true)),
        mocks.users.sessions([]),
        mocks.users.resendInvitation(invitedMember(true)),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Zaproszenie czeka w skrzynce nadawczej od')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wyślij zaproszenie ponownie' }));
    await expect(await screen.findByText(/^Nowe zaproszenie czeka w skrzynce nadawczej/)).toBeVisible();
    await expect(screen.queryByText(/Wysłano|wysłan/)).not.toBeInTheDocument();
  },
};

export const Deactivated: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.users.get({
          ...sampleStaffMember,
          state: 'deactivated',
          can: { ...nothing, edit: true, reactivate: true },
        }),
        mocks.users.sessions([]),
        mocks.users.reactivate(sampleStaffMember),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Więcej działań' }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await screen.findByText('Konto znów jest aktywne')).toBeVisible();
  },
};

/** An administrator looks at a super administrator, and may do nothing. */
export const ReadOnly: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.users.get({
          ...sampleStaffMember,
          roles: ['SUPER_ADMIN'],
          excludedFields: [],
          roleExcludedFields: [],
          can: nothing,
        }),
        sessions,
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Superadministrator widzi wszystkie pola.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Klient: PESEL' })).toBeDisabled();
    await canvas.findByText(/Chrome/);
    await expect(canvas.queryByRole('link', { name: 'Edytuj' })).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Missing: Story = {
  parameters: { msw: { handlers: [mocks.users.get(refusal('not_found'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie znaleziono')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Przejdź do listy' })).toHaveAttribute('href', '/admin');
  },
};

const states = screenStates({
  call: mocks.users.get,
  filled: handlers,
  polish: /Chrome/,
  english: 'Active sessions',
});

export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
