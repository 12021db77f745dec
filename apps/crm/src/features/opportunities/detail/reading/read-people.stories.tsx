import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleFirm } from '@szansa/api-client/samples/customer-organisations';
import { sampleCustomer } from '@szansa/api-client/samples/customers';
import { sampleId } from '@szansa/api-client/samples/people';
import { sampleReading } from '@szansa/api-client/samples/readings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { opportunitiesFeature } from '#features/opportunities/feature.tsx';
import { inApp } from '#kit/stories/in-app.tsx';

import { OpportunityScreen } from '../opportunity-screen.tsx';
import { addressOf, routePath } from '../screen-mocks.ts';
import { foundReading, readingMocks } from './reading-stories.ts';

const meta = {
  title: 'Opportunities/Detail/Reading people',
  component: OpportunityScreen,
  ...inApp(opportunitiesFeature, routePath, addressOf(`?tab=offers&reading=${sampleReading.id}`)),
} satisfies Meta<typeof OpportunityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const sent = fn();
// what is stored now, in stories that write
let customer = sampleCustomer;
let firm = sampleFirm;
const emails = [...(sampleCustomer.emails ?? []).map(({ email }) => email), 'j.kowalski@firma.test'];
const yes = (field: string) => ({ name: `Przyjmij: ${field}` });

/** The reading of a firm that the customer does not have. */
const another = {
  values: sampleReading.values.map((one) =>
    one.field === 'company.name'
      ? { ...one, value: 'Nowa Firma S.A.' }
      : one.field === 'company.taxIdNumber'
        ? { ...one, value: '9991079302' }
        : one,
  ),
};

/** Who may not edit the customer and the firm sees what differs, and no yes. */
export const MayNotEdit: Story = {
  parameters: readingMocks(
    {},
    mocks.customers.get({ ...sampleCustomer, can: { edit: false, openOpportunity: false } }),
    mocks.customerOrganisations.get({ ...sampleFirm, can: { edit: false, askRegister: false } }),
  ),
  play: async () => {
    const shown = await foundReading();
    await expect(await shown.findByText('Zapisane: ul. Marszałkowska 10/12.')).toBeInTheDocument();
    await expect(shown.queryByRole('checkbox', yes('E-mail'))).toBeNull();
    await expect(shown.queryByRole('checkbox', yes('Ulica'))).toBeNull();
    await expect(shown.queryByRole('button', { name: /^Zapisz/ })).toBeNull();
  },
};

/** What is stored already needs no yes; an e-mail that is accepted comes to those there are, on the version that was read. */
export const CustomerWritten: Story = {
  parameters: readingMocks(
    {},
    mocks.customers.get(() => customer),
    mocks.customers.update(async ({ body }) => {
      sent(await body());
      customer = { ...sampleCustomer, emails: emails.map((email) => ({ email })), version: 4 };
      return customer;
    }),
  ),
  play: async () => {
    sent.mockClear();
    customer = sampleCustomer;
    const shown = await foundReading();
    await userEvent.click(await shown.findByRole('checkbox', yes('E-mail')));
    await expect(shown.queryByRole('checkbox', yes('Telefon'))).toBeNull();
    await userEvent.click(shown.getByRole('button', { name: 'Zapisz u klienta (1)' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ version: 3, changes: { emails } }));
    await waitFor(() => expect(shown.queryByRole('checkbox', yes('E-mail'))).toBeNull());
  },
};

/** A value that replaces another one is shown beside it; equal ones need no confirmation. */
export const FirmWritten: Story = {
  parameters: readingMocks(
    {},
    mocks.customerOrganisations.get(() => firm),
    mocks.customerOrganisations.update(async ({ body }) => {
      sent(await body());
      firm = { ...sampleFirm, street: 'ul. Kwiatowa 5/7', version: 4 };
      return firm;
    }),
  ),
  play: async () => {
    sent.mockClear();
    firm = sampleFirm;
    const shown = await foundReading();
    await expect(await shown.findByText('Zapisane: ul. Marszałkowska 10/12.')).toBeInTheDocument();
    await expect(shown.queryByRole('checkbox', yes('Nazwa firmy'))).toBeNull();
    await userEvent.click(shown.getByRole('checkbox', yes('Ulica')));
    await userEvent.click(shown.getByRole('button', { name: 'Zapisz w firmie (1)' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ version: 3, changes: { street: 'ul. Kwiatowa 5/7' } }),
    );
    await waitFor(() => expect(shown.queryByRole('checkbox', yes('Ulica'))).toBeNull());
  },
};

/** An unknown firm is added by its name; a prompt lists other customers of the same firm. */
export const NewFirm: Story = {
  parameters: readingMocks(
    another,
    mocks.customers.update(async ({ body }) => {
      const requested = await body();
      sent(requested);
      return refusal('duplicate_customer', {
        customerId: sampleId(202),
        name: 'Zofia Żółkiewska',
        addedBy: null,
        field: 'customerOrganizations',
      });
    }),
  ),
  play: async () => {
    sent.mockClear();
    const shown = await foundReading();
    await userEvent.click(await shown.findByRole('checkbox', yes('NIP')));
    const add = shown.getByRole('button', { name: 'Dodaj firmę klientowi' });
    await expect(add).toBeDisabled();
    await userEvent.click(shown.getByRole('checkbox', yes('Nazwa firmy')));
    await userEvent.click(add);
    await userEvent.click(await shown.findByRole('checkbox', { name: 'To inna osoba z tej samej firmy' }));
    await userEvent.click(add);
    const added = { name: 'Nowa Firma S.A.', taxIdNumber: '9991079302' };
    const changes = { customerOrganizations: [{ id: sampleFirm.id }, added] };
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({ version: 3, changes, isAnotherPerson: true }),
    );
    await waitFor(() => expect(add).not.toHaveAttribute('aria-busy', 'true'));
    await expect(add).toHaveFocus();
    shown.getByText('Firma', { exact: true }).scrollIntoView({ block: 'start' });
  },
};

/** A firm that is there with the tax id is added as it is: the quote does not rename it. */
export const FirmThereIs: Story = {
  parameters: readingMocks(
    another,
    mocks.customerOrganisations.matches([
      {
        id: sampleId(252),
        name: 'Żółkiewska Transport s.c.',
        taxIdNumber: '9991079302',
        addedBy: null,
        isArchived: false,
        matches: ['taxIdNumber'],
      },
    ]),
    mocks.customers.update(async ({ body }) => {
      sent(await body());
      return sampleCustomer;
    }),
  ),
  play: async () => {
    sent.mockClear();
    const shown = await foundReading();
    const name = 'Dodaj klientowi firmę z bazy: Żółkiewska Transport s.c.';
    await userEvent.click(await shown.findByRole('button', { name }));
    const changes = { customerOrganizations: [{ id: sampleFirm.id }, { id: sampleId(252) }] };
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ version: 3, changes }));
  },
};

/** Where the customer cannot be read, what was found is shown with the reason, and without a yes. */
export const CustomerNotRead: Story = {
  parameters: readingMocks({}, mocks.customers.get(refusal('unavailable'))),
  play: async () => {
    const shown = await foundReading();
    await expect(await shown.findByRole('alert')).toBeInTheDocument();
    await expect(shown.queryByRole('checkbox', yes('E-mail'))).toBeNull();
  },
};

/** Another user saved first: both values are shown. */
export const Stale: Story = {
  parameters: readingMocks(
    {},
    mocks.customers.update(
      refusal('stale_version', {
        version: 4,
        collisions: [{ field: 'emails', yours: emails, theirs: ['jan@inny.test'] }],
      }),
    ),
  ),
  play: async () => {
    const shown = await foundReading();
    await userEvent.click(await shown.findByRole('checkbox', yes('E-mail')));
    await userEvent.click(shown.getByRole('button', { name: 'Zapisz u klienta (1)' }));
    await expect(await screen.findByText('jan@inny.test')).toBeVisible();
  },
};

/** A refusal of the server is shown there, and nothing is saved. */
export const Refused: Story = {
  parameters: readingMocks(
    {},
    mocks.customerOrganisations.update(
      refusal('validation', { fields: [{ path: 'changes.street', code: 'text_unprintable' }] }),
    ),
  ),
  play: async () => {
    const shown = await foundReading();
    await userEvent.click(await shown.findByRole('checkbox', yes('Ulica')));
    await userEvent.click(shown.getByRole('button', { name: 'Zapisz w firmie (1)' }));
    await expect(await shown.findByText('Tekst zawiera niedozwolone znaki')).toBeInTheDocument();
  },
};
