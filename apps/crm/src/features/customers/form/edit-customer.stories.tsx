import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleCustomer } from '@szansa/api-client/samples/customers';
import { sampleId } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '@tanstack/react-router';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { storedDraft, leaveDraft } from '#kit/stories/drafts.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { fill } from '#kit/stories/fill.ts';
import { activityMocks } from '#parts/activity/activity-mocks.ts';

import { customersFeature } from '../feature.tsx';
import { CustomerScreen } from '../detail/customer-screen.tsx';

const handlers = [
  mocks.customers.get(sampleCustomer),
  mocks.opportunities.list({ page: 1, perPage: 25, total: 0, items: [] }),
  ...activityMocks([]),
];

const sent = fn();
const reveal = fn();

/** The form is on the customer's screen, where the address opens it. */
const meta = {
  title: 'Customers/Edit',
  component: CustomerScreen,
  ...inApp(customersFeature, '/customer/$id', `/customer/${sampleCustomer.id}?edit=customer`),
  beforeEach: () => {
    sent.mockClear();
    reveal.mockClear();
  },
} satisfies Meta<typeof CustomerScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const saving = [
  ...handlers,
  mocks.customers.matches([]),
  mocks.customerOrganisations.matches([]),
  mocks.customers.update(async ({ body }) => {
    sent(await body());
    return { ...sampleCustomer, city: 'Łódź', version: 4 };
  }),
];

export const Saving: Story = {
  parameters: { msw: { handlers: saving } },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Edycja danych klienta' }));
    const city = sheet.getByRole('textbox', { name: 'Miejscowość' });
    await userEvent.clear(city);
    await userEvent.type(city, 'Łódź');
    await userEvent.click(sheet.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ version: 3, changes: { city: 'Łódź' } }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await screen.findByText('Zapisano pomyślnie')).toBeVisible();
  },
};

/** A firm there is leads to its own screen; a change names it by its id. */
export const AddingAFirm: Story = {
  parameters: Saving.parameters ?? {},
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Edycja danych klienta' }));
    const [firm] = sampleCustomer.customerOrganizations;
    await expect(sheet.getByRole('link', { name: firm?.name ?? '' })).toHaveAttribute(
      'href',
      `/customer-organisation/${firm?.id}`,
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Dodaj firmę' }));
    await fill(sheet.getByRole('textbox', { name: 'Nazwa firmy, Firma 2' }), 'Druga S.A.');
    await userEvent.click(sheet.getByRole('button', { name: 'Zapisz zmiany' }));
    const customerOrganizations = [{ id: firm?.id }, { name: 'Druga S.A.', taxIdNumber: null }];
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ version: 3, changes: { customerOrganizations } }),
    );
  },
};

/** A firm that is known already is chosen instead of being written down twice. */
export const ChoosingAKnownFirm: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.customerOrganisations.matches([
          {
            id: sampleId(253),
            name: 'Kwiaty Ćwiklińskich',
            taxIdNumber: '9991158496',
            addedBy: null,
            isArchived: false,
            matches: ['name'],
          },
        ]),
        ...saving,
      ],
    },
  },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Edycja danych klienta' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Dodaj firmę' }));
    await fill(sheet.getByRole('textbox', { name: 'Nazwa firmy, Firma 2' }), 'Kwiaty');
    const known = { name: 'Wybierz: Kwiaty Ćwiklińskich (999-115-84-96)' };
    await userEvent.click(await sheet.findByRole('button', known));
    await expect(sheet.getByRole('link', { name: 'Kwiaty Ćwiklińskich' })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Zapisz zmiany' }));
    const [firm] = sampleCustomer.customerOrganizations;
    const customerOrganizations = [{ id: firm?.id }, { id: sampleId(253) }];
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ version: 3, changes: { customerOrganizations } }),
    );
  },
};

/** What was typed before the session ended comes back, on top of the version it was typed on. */
export const DraftRestored: Story = {
  parameters: Saving.parameters ?? {},
  beforeEach: () => leaveDraft(`customer/${sampleCustomer.id}`, { values: { city: 'Łódź' }, version: 2 }),
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Edycja danych klienta' }));
    await expect(sheet.getByText('Masz niezapisany szkic z 09:30')).toBeVisible();
    await expect(sheet.getByRole('textbox', { name: 'Miejscowość' })).toHaveValue('Warszawa');
    await userEvent.click(sheet.getByRole('button', { name: 'Przywróć' }));
    await expect(sheet.getByRole('textbox', { name: 'Miejscowość' })).toHaveValue('Łódź');
    await expect(sheet.queryByText(/^Masz niezapisany szkic/)).not.toBeInTheDocument();
    await userEvent.click(sheet.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ version: 2, changes: { city: 'Łódź' } }));
    await waitFor(() => expect(storedDraft(`customer/${sampleCustomer.id}`)).toBeNull());
  },
};

const stored = {
  ...sampleCustomer,
  taxIdNumber: '999-100-01-11',
  postCode: '00590',
  phones: [{ phone: '600123456' }, { phone: '0048 22 123 45 67' }],
};

/** However a value is stored, opening and saving the form changes nothing. */
export const Untouched: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.customers.get(stored),
        ...handlers,
        mocks.customers.matches([]),
        mocks.customers.update(async ({ body }) => {
          sent(await body());
          return stored;
        }),
      ],
    },
  },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Edycja danych klienta' }));
    await expect(sheet.getByRole('textbox', { name: 'NIP' })).toHaveValue('999-100-01-11');
    await expect(sheet.getByRole('textbox', { name: 'Kod pocztowy' })).toHaveValue('00-590');
    await expect(sheet.getByRole('textbox', { name: 'Telefon 1' })).toHaveValue('600 123 456');
    await expect(sheet.getByRole('textbox', { name: 'Telefon 2' })).toHaveValue('22 123 45 67');
    await userEvent.click(sheet.getByRole('textbox', { name: 'Telefon 2' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** A stored personal id is read by a call of its own; looking changes nothing, and it can then be corrected. */
export const PersonalIdRevealed: Story = {
  parameters: {
    msw: {
      handlers: [
        ...handlers,
        mocks.customers.matches([]),
        mocks.customers.revealPersonalId(() => {
          reveal();
          return reveal.mock.calls.length === 1 ? refusal('internal') : { personalIdNumber: '80810112117' };
        }),
        mocks.customers.update(async ({ body }) => {
          sent(await body());
          return { ...sampleCustomer, version: 4 };
        }),
      ],
    },
  },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Edycja danych klienta' }));
    const personalId = sheet.getByRole('textbox', { name: 'PESEL' });
    await userEvent.click(sheet.getByRole('button', { name: 'Pokaż: PESEL' }));
    await waitFor(() => expect(personalId).toHaveAccessibleDescription(/Coś poszło nie tak/));
    await expect(personalId).toHaveValue('*********17');
    await userEvent.click(sheet.getByRole('button', { name: 'Pokaż: PESEL' }));
    await waitFor(() => expect(personalId).toHaveValue('80810112117'));
    await waitFor(() => expect(personalId).toHaveFocus());
    await userEvent.click(sheet.getByRole('button', { name: 'Ukryj: PESEL' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Pokaż: PESEL' }));
    await expect(personalId).toHaveValue('80810112117');
    await expect(reveal).toHaveBeenCalledTimes(2);
    await userEvent.clear(personalId);
    await fill(personalId, '44051401359');
    await userEvent.click(sheet.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ version: 3, changes: { personalIdNumber: '44051401359' } }),
    );
  },
};

export const LeavingUnsaved: Story = {
  parameters: {
    msw: { handlers: [...handlers, mocks.customers.matches([])] },
  },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Edycja danych klienta' }));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Imię' }), 'usz');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Masz niezapisane zmiany' }));
    await userEvent.click(question.getByRole('button', { name: 'Zostań' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(sheet.getByRole('textbox', { name: 'Imię' })).toHaveValue('Janusz');
    await userEvent.click(sheet.getByRole('button', { name: 'Anuluj' }));
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Wyjdź bez zapisywania' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const ChangedByAnother: Story = {
  parameters: {
    msw: {
      handlers: [
        ...handlers,
        mocks.customers.matches([]),
        mocks.customers.update(async ({ body }) => {
          const { version } = await body();
          sent(version);
          if (version === 5) return { ...sampleCustomer, note: 'Dzwonić rano.', version: 6 };
          return refusal('stale_version', {
            version: 5,
            collisions: [{ field: 'note', yours: 'Dzwonić rano.', theirs: 'Dzwonić wieczorem.' }],
          });
        }),
      ],
    },
  },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Edycja danych klienta' }));
    const note = sheet.getByRole('textbox', { name: 'Notatka o kliencie' });
    await userEvent.clear(note);
    await fill(note, 'Dzwonić rano.');
    await userEvent.click(sheet.getByRole('button', { name: 'Zapisz zmiany' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ktoś zmienił te dane przed tobą' }));
    await expect(dialog.getByText('Dzwonić wieczorem.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Zapisz moje' }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith(5));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: { msw: { handlers: [...handlers, mocks.customers.matches([])] } },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Edycja danych klienta' }));
    const personalId = sheet.getByRole('textbox', { name: 'PESEL' });
    await expect(personalId).toHaveValue('*********17');
    await userEvent.type(personalId, '1');
    await expect(personalId).toHaveValue('*********17');
  },
};

const other = { ...sampleCustomer, id: sampleId(299), firstName: 'Zofia', version: 9 };

/** The history may lead from one form to another: what is typed then belongs to the record that is open. */
export const FromOneFormToAnother: Story = {
  decorators: [
    (Story) => (
      <>
        <Link to="/customer/$id" params={{ id: other.id }} search={{ edit: 'customer' }}>
          Następny klient
        </Link>
        <Story />
      </>
    ),
  ],
  parameters: {
    msw: {
      handlers: [
        mocks.customers.get(({ params }) => (params['id'] === other.id ? other : sampleCustomer)),
        ...handlers,
        mocks.customers.matches([]),
        mocks.customers.update(async ({ params, body }) => {
          sent(params['id'], await body());
          return { ...other, city: 'Gdynia', version: 10 };
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await screen.findByRole('textbox', { name: /^Imię/ })).toHaveValue('Jan');
    // a dialog lies over it, as over the browser's own way back
    canvas.getByText('Następny klient').click();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Imię/ })).toHaveValue('Zofia'));
    const city = screen.getByRole('textbox', { name: /^Miejscowość/ });
    await userEvent.clear(city);
    await fill(city, 'Gdynia');
    await userEvent.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith(other.id, { version: 9, changes: { city: 'Gdynia' } });
  },
};
