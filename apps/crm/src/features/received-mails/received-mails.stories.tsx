import { receivedMailsFacts } from '@szansa/api-client/lists';
import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleActivities } from '@szansa/api-client/samples/activities';
import { sampleCompanyOfCustomer, sampleCustomer } from '@szansa/api-client/samples/customers';
import {
  sampleAcceptance,
  sampleAnswerMail,
  sampleBounceMail,
  sampleFormMail,
  sampleInvitation,
  sampleMail,
  sampleMailRows,
  sampleMails,
  sampleNewAcceptance,
  sampleReadMail,
  sampleRejectedMail,
  sampleSources,
} from '@szansa/api-client/samples/received-mails';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { storedDraft, leaveDraft } from '#kit/stories/drafts.ts';
import { fakeList } from '#kit/stories/fake-list.ts';
import { inFeature } from '#kit/stories/in-app.tsx';
import { screenStates, storyAt } from '#kit/stories/screen-states.ts';

import { receivedMailsFeature } from './feature.tsx';

const listing = (rows: typeof sampleMailRows) =>
  fakeList({ call: mocks.receivedMails.list, facts: receivedMailsFacts, rows });

const sent = fn();

const filled = [
  listing(sampleMailRows),
  mocks.receivedMails.sources(sampleSources),
  mocks.receivedMails.get(({ params }) =>
    params.id === sampleMail.id
      ? sampleReadMail
      : (sampleMails.find(({ id }) => id === params.id) ?? sampleReadMail),
  ),
  mocks.receivedMails.read(sampleReadMail),
  mocks.receivedMails.acceptance(sampleAcceptance),
  mocks.receivedMails.accept(async ({ body }) => {
    sent(await body());
    return { ...sampleReadMail, status: 'accepted', can: { accept: false, reject: false, separate: false } };
  }),
  mocks.receivedMails.reject(() => {
    sent('reject');
    return { ...sampleReadMail, status: 'rejected', can: { accept: false, reject: false, separate: false } };
  }),
  mocks.customers.matches([]),
  mocks.customerOrganisations.matches([]),
];

const meta = {
  title: 'ReceivedMails/Screen',
  ...inFeature(receivedMailsFeature),
  beforeEach: () => void sent.mockClear(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = `/received-mails?mail=${sampleMail.id}`;

/** A row opens its mail beside the others. */
export const List: Story = {
  ...storyAt('/received-mails', ...filled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 maili')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: sampleMail.subject }));
    await expect(await canvas.findByRole('heading', { name: sampleMail.subject })).toBeVisible();
  },
};

/** What was recognised as sent by machines is one press away, with the reason. */
export const Machines: Story = {
  ...storyAt('/received-mails', ...filled),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: sampleMail.subject });
    await userEvent.click(canvas.getByRole('button', { name: 'Maile automatyczne' }));
    await expect(await canvas.findByText('Zwrot (raport o niedoręczeniu)')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Maile automatyczne' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
  },
};

/** Mails of one account, and with them those of the folder. */
export const OfAccount: Story = {
  ...storyAt(`/received-mails?mailAccountId=${sampleSources[1]?.id}&dropped=true`, ...filled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Konto pocztowe: oferty@agencja.example (Leady)')).toBeVisible();
    await expect(canvas.getByText('Wrzucone do folderu')).toBeVisible();
  },
};

/** HTML is in a sandboxed iframe without scripts; files that are not available are listed. */
export const Reading: Story = {
  ...storyAt(opened, ...filled),
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle('Treść maila');
    await expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
    await expect(frame).toHaveAttribute('srcdoc', expect.stringContaining("default-src 'none'"));
    await expect(canvas.getByText('Zablokowano 1 obraz z innego serwera')).toBeVisible();
    await expect(canvas.getByText(/z konta biuro@agencja\.example/)).toBeVisible();
    await expect(canvas.getByText(/konfigurator\.exe/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Źródło maila' })).toBeVisible();
  },
};

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Pictures are shown once the user requests them, from our server. */
export const Pictures: Story = {
  ...storyAt(
    opened,
    mocks.receivedMails.pictures({
      html: (sampleMail.html ?? '').replace(/data-remote="[^"]*"/, `src="${pixel}"`),
      shown: 1,
      missing: 0,
    }),
    ...filled,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pokaż obrazy' }));
    await waitFor(() =>
      expect(canvas.getByTitle('Treść maila')).toHaveAttribute('srcdoc', expect.stringContaining(pixel)),
    );
    await expect(canvas.queryByRole('button', { name: 'Pokaż obrazy' })).toBeNull();
  },
};

const planned = fn();

function notThere(): never {
  throw new Error('there are no sample activities');
}

const [firstActivity = notThere()] = sampleActivities;

/** An invitation shows its subject, and opens the form of an activity filled with its values. */
export const Invitation: Story = {
  ...storyAt(
    opened,
    mocks.receivedMails.get({ ...sampleReadMail, html: null, invitation: sampleInvitation }),
    mocks.activities.create(async ({ body }) => {
      planned(await body());
      return firstActivity;
    }),
    ...filled,
  ),
  beforeEach: () => void planned.mockClear(),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Zaproszenie' }));
    await expect(card.getByRole('heading', { name: 'Jazda próbna: Škoda Octavia' })).toBeVisible();
    await expect(card.getByText('01.12.2026, 10:00 – 11:30')).toBeVisible();
    await expect(card.getByText('Ewa Żółw <ewa.zolw@żółw.example>')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Dodaj do kalendarza' }));
    const form = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
    await expect(await form.findByDisplayValue('Jazda próbna: Škoda Octavia')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: /Zaplanuj/ }));
    await waitFor(() =>
      expect(planned).toHaveBeenCalledWith(
        expect.objectContaining({
          type: 'meeting',
          startAt: '2026-12-01T09:00:00.000Z',
          endAt: '2026-12-01T10:30:00.000Z',
          note: 'Salon Pomet, Łódź\n\nProszę zabrać prawo jazdy.',
        }),
      ),
    );
  },
};

/** What is off cannot be added. */
export const Cancelled: Story = {
  ...storyAt(
    opened,
    mocks.receivedMails.get({
      ...sampleReadMail,
      html: null,
      invitation: { ...sampleInvitation, kind: 'cancellation', isAllDay: true, endAt: null },
    }),
    ...filled,
  ),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Odwołane spotkanie' }));
    await expect(card.getByText('01.12.2026')).toBeVisible();
    await expect(card.queryByRole('button')).toBeNull();
  },
};

/** A failed fetch shows an error, and can be repeated. */
export const PicturesFailed: Story = {
  ...storyAt(
    opened,
    mocks.receivedMails.pictures(() => {
      sent('pictures');
      return refusal('unavailable');
    }),
    ...filled,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pokaż obrazy' }));
    await expect(await canvas.findByText(/^Nie udało się pobrać obrazów/)).toBeVisible();
    const before = sent.mock.calls.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Pokaż obrazy' }));
    await waitFor(() => expect(sent.mock.calls.length).toBeGreaterThan(before));
    await expect(await canvas.findByText(/^Nie udało się pobrać obrazów/)).toBeVisible();
  },
};

/** j and k go through the queue, r rejects and continues with the next pending mail. */
export const ByKeyboard: Story = {
  ...storyAt(opened, ...filled),
  play: async ({ canvas }) => {
    await canvas.findByText(sampleAnswerMail.subject);
    await canvas.findByRole('heading', { name: sampleMail.subject });
    await userEvent.keyboard('j');
    await expect(await canvas.findByRole('heading', { name: sampleAnswerMail.subject })).toBeVisible();
    await userEvent.keyboard('k');
    await canvas.findByRole('heading', { name: sampleMail.subject });
    await userEvent.keyboard('r');
    await waitFor(() => expect(sent).toHaveBeenCalledWith('reject'));
    await expect(await canvas.findByRole('heading', { name: sampleAnswerMail.subject })).toBeVisible();
  },
};

/** The customer is found, with the open opportunity. */
export const CustomerFound: Story = {
  ...storyAt(opened, ...filled),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: sampleMail.subject });
    await userEvent.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { name: 'Przyjmij maila' }));
    await expect(await dialog.findByRole('radio', { name: sampleCustomer.name })).toBeChecked();
  },
};

/** No customer is found: a new customer is proposed. */
export const CustomerProposed: Story = {
  ...storyAt(opened, mocks.receivedMails.acceptance(sampleNewAcceptance), ...filled),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: sampleMail.subject });
    await userEvent.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { name: 'Przyjmij maila' }));
    await expect(await dialog.findByRole('textbox', { name: 'Imię' })).toHaveValue('Ewa');
  },
};

const customerPlace = `received_mail/${sampleMail.id}/customer`;

/** Text typed over the proposal before a reload is offered again, and deleted once the mail is accepted. */
export const CustomerTypedBefore: Story = {
  ...storyAt(opened, mocks.receivedMails.acceptance(sampleNewAcceptance), ...filled),
  beforeEach: () => leaveDraft(customerPlace, { values: { lastName: 'Żółwińska' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: sampleMail.subject });
    await userEvent.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { name: 'Przyjmij maila' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Przywróć' }));
    await expect(dialog.getByRole('textbox', { name: 'Nazwisko' })).toHaveValue('Żółwińska');
    await userEvent.click(dialog.getByRole('button', { name: 'Przyjmij' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await waitFor(() => expect(storedDraft(customerPlace)).toBeNull());
  },
};

/** The same on a telephone. */
export const NarrowProposed: Story = {
  ...CustomerProposed,
  globals: { viewport: { value: 'w390' } },
};

/** One press accepts, and the next pending mail is shown. */
export const Accepting: Story = {
  parameters: { ...storyAt(opened, ...filled).parameters, specification: ['S2.27'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: sampleMail.subject });
    await userEvent.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { name: 'Przyjmij maila' }));
    await expect(await dialog.findByRole('radio', { name: sampleCustomer.name })).toBeChecked();
    await expect(dialog.getByText('1 załącznik trafi do dokumentów szansy.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Przyjmij' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        customerId: sampleCustomer.id,
        customerFileId: sampleAcceptance.customers[0]?.opportunities[0]?.id,
      }),
    );
  },
};

/** A new customer is proposed with what was recognised. */
export const AcceptingNew: Story = {
  ...storyAt(opened, mocks.receivedMails.acceptance(sampleNewAcceptance), ...filled),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Przyjmij/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Przyjmij maila' }));
    await expect(await dialog.findByRole('textbox', { name: 'Nazwisko' })).toHaveValue('Żółw');
    await userEvent.click(dialog.getByRole('button', { name: 'Przyjmij' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        customer: expect.objectContaining({
          lastName: 'Żółw',
          emails: ['ewa.zolw@pomet.example'],
          phones: ['+48600700800'],
          customerOrganizations: [{ name: 'Pomet Sp. z o.o.', taxIdNumber: '5260001246' }],
        }),
      }),
    );
  },
};

/** A tax id without the name of its firm is shown in its field, and the register fills in the rest. */
export const AcceptingNewFirm: Story = {
  ...storyAt(
    opened,
    mocks.receivedMails.acceptance({
      ...sampleNewAcceptance,
      recognised: { ...sampleNewAcceptance.recognised, firm: null },
    }),
    mocks.registry.findCompany({ ...sampleCompanyOfCustomer, taxIdNumber: '5260001246' }),
    ...filled,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Przyjmij/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Przyjmij maila' }));
    await expect(await dialog.findByRole('textbox', { name: 'NIP' })).toHaveValue('526-000-12-46');
    await userEvent.click(dialog.getByRole('button', { name: 'Pobierz dane z rejestru' }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /^Nazwa firmy/ })).toHaveValue(sampleCompanyOfCustomer.name),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Przyjmij' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        customer: expect.objectContaining({
          taxIdNumber: '5260001246',
          customerOrganizations: [{ name: sampleCompanyOfCustomer.name, taxIdNumber: '5260001246' }],
        }),
      }),
    );
  },
};

/** An answer is in its opportunity already: accepting only confirms it. */
export const AcceptingAnswer: Story = {
  ...storyAt(`/received-mails?mail=${sampleAnswerMail.id}`, ...filled),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Przyjmij/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Przyjmij maila' }));
    await expect(dialog.getByText(/^To odpowiedź na naszego maila/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Przyjmij' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({}));
  },
};

/** A decision that another user made meanwhile is shown. */
export const DecidedMeanwhile: Story = {
  parameters: {
    ...storyAt(opened, mocks.receivedMails.reject(refusal('wrong_state')), ...filled).parameters,
    specification: ['S2.27'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Odrzuć/ }));
    await expect(await screen.findByText('Tego nie można teraz zrobić')).toBeVisible();
  },
};

/** A line of many mails is decided about at once; what is decided cannot be changed. */
export const Rejected: Story = {
  ...storyAt(`/received-mails?mail=${sampleRejectedMail.id}`, ...filled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/przysłał jeszcze 14 podobnych maili/)).toBeVisible();
    await expect(canvas.getByText(/^Ten sam identyfikator/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Odrzuć/ })).toBeNull();
  },
};

/** A mail of a form shows the recipient of an answer, beside the form it came from. */
export const OfForm: Story = {
  ...storyAt(
    `/received-mails?mail=${sampleFormMail.id}`,
    mocks.receivedMails.get(sampleFormMail),
    mocks.receivedMails.read({ ...sampleFormMail, status: 'read' }),
    ...filled,
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Odpowiedź trafi do: Adam Lis <adam.lis@example.com>'),
    ).toBeVisible();
    await expect(canvas.getByText('Formularz <wordpress@agencja.example>')).toBeVisible();
  },
};

/** An automatic mail shows how it was recognised. */
export const Bounce: Story = {
  ...storyAt(`/received-mails?mail=${sampleBounceMail.id}`, ...filled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Zwrot (raport o niedoręczeniu)')).toBeVisible();
  },
};

/** On a telephone the mail covers the list. */
export const NarrowReading: Story = {
  ...storyAt(opened, ...filled),
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: sampleMail.subject });
    await userEvent.click(canvas.getByRole('button', { name: 'Wróć do listy' }));
    await expect(await canvas.findByText('5 maili')).toBeVisible();
  },
};

const states = screenStates({
  address: '/received-mails',
  call: mocks.receivedMails.list,
  filled,
  empty: [listing([]), mocks.receivedMails.sources([])],
  polish: '5 maili',
  english: '5 mails',
});
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Empty: Story = { ...states.Empty, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
