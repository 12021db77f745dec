import { mocks, pending, refusal } from '@szansa/api-client/mocks';
import { sampleDocuments } from '@szansa/api-client/samples/conversation';
import { sampleId } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';

import { opportunitiesFeature } from '../feature.tsx';
import { OpportunityScreen } from './opportunity-screen.tsx';
import { addressOf, emptyPdf, foreignOpportunity, routePath, screenMocks } from './screen-mocks.ts';

const meta = {
  title: 'Opportunities/Detail/Attachments',
  component: OpportunityScreen,
  ...inApp(opportunitiesFeature, routePath, addressOf('?tab=attachments')),
} satisfies Meta<typeof OpportunityScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const [pdf] = sampleDocuments;
if (!pdf) throw new Error('no sample documents');

const several = mocks.documents.listOfOpportunity([
  pdf,
  {
    ...pdf,
    id: sampleId(712),
    type: 'registration_certificate',
    name: 'dowod-rejestracyjny.jpg',
    file: {
      id: sampleId(722),
      name: 'dowod-rejestracyjny.jpg',
      mime: 'image/jpeg',
      size: 1_240_128,
      hasThumbnail: false,
    },
    can: { open: true, remove: false },
  },
  {
    ...pdf,
    id: sampleId(713),
    type: 'financial_statement',
    name: 'Oświadczenie majątkowe klienta za pierwsze trzy kwartały 2026.xlsx',
    file: {
      id: sampleId(723),
      name: 'oswiadczenie.xlsx',
      mime: 'application/vnd.ms-excel',
      size: 40_128,
      hasThumbnail: false,
    },
    can: { open: true, remove: false },
  },
]);

const filled = { msw: { handlers: [several, ...screenMocks()] } };

export const Filled: Story = {
  parameters: { ...filled, specification: ['S1.4', 'S2.10'] },
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Załączniki' });
    await expect(within(list).getByText(/Oferta banku/)).toBeVisible();
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(list).getAllByRole('button', { name: /^Więcej działań/ })).toHaveLength(1);
  },
};

const template = {
  id: sampleId(731),
  name: 'Wniosek leasingowy',
  file: {
    id: sampleId(732),
    name: 'Wniosek leasingowy.pdf',
    mime: 'application/pdf',
    size: 84_128,
    hasThumbnail: false,
  },
  bank: { id: sampleId(501), name: 'Źródło Leasing' },
  isOffered: true,
};

const templateMocks = [
  mocks.documentTemplates.listOfOpportunity([
    template,
    { ...template, id: sampleId(733), name: 'Oświadczenie', isOffered: false },
  ]),
  mocks.documentTemplates.fields([
    { name: 'klient.nazwa', field: 'customer.name', value: 'Jan Kowalski' },
    { name: 'klient.nip', field: 'customer.taxIdNumber', value: '999-100-01-11' },
    { name: 'pojazd.numerZamowienia', field: 'vehicle.orderNo', value: null },
    { name: 'Miejsce i data', field: null, value: null },
    { name: 'Podpis', field: null, value: null },
  ]),
];

const filledIn = fn();

/** A form of the bank is filled with known values; empty and unknown fields are shown before it is saved. */
export const FromTemplate: Story = {
  parameters: {
    msw: {
      handlers: [
        several,
        ...templateMocks,
        mocks.documentTemplates.saveFilled(async ({ body }) => {
          filledIn(await body());
          return pdf;
        }),
        ...screenMocks(),
      ],
    },
  },
  play: async ({ canvas }) => {
    filledIn.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Z szablonu' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dokument z szablonu' }));
    await expect(await dialog.findByText('999-100-01-11')).toBeVisible();
    await expect(dialog.getByText('Brak danych')).toBeVisible();
    await expect(dialog.getByText('Miejsce i data, Podpis')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Zapisz w załącznikach' }));
    await waitFor(() =>
      expect(filledIn).toHaveBeenCalledWith(
        expect.objectContaining({ type: 'leasing_application', language: 'pl' }),
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** How it looks before anything is pressed. */
export const TemplateFields: Story = {
  parameters: { msw: { handlers: [several, ...templateMocks, ...screenMocks()] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Z szablonu' }));
    await expect(await screen.findByText('999-100-01-11')).toBeVisible();
  },
};

export const TemplateUnreadable: Story = {
  parameters: {
    msw: {
      handlers: [
        several,
        mocks.documentTemplates.fields(() => refusal('template_unreadable')),
        ...templateMocks,
        ...screenMocks(),
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Z szablonu' }));
    await expect(await screen.findByText('Nie można wypełnić tego szablonu')).toBeVisible();
  },
};

export const NoTemplates: Story = {
  parameters: {
    msw: { handlers: [several, mocks.documentTemplates.listOfOpportunity([]), ...screenMocks()] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Z szablonu' }));
    await expect(await screen.findByText('Nie ma jeszcze szablonów')).toBeVisible();
  },
};

const requested = fn();

/** All that may be opened comes in one archive. */
export const DownloadsAll: Story = {
  parameters: {
    msw: {
      handlers: [
        several,
        mocks.documents.archive(({ query }) => {
          requested(query.get('language'));
          return { blob: new Blob([]), filename: 'Dokumenty 1042.zip' };
        }),
        ...screenMocks(),
      ],
    },
  },
  play: async ({ canvas }) => {
    requested.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Pobierz wszystkie' }));
    await waitFor(() => expect(requested).toHaveBeenCalledWith('pl'));
  },
};

/** What shows fields hidden from the reader can be seen in the list and not opened. */
export const HiddenContent: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.documents.listOfOpportunity([{ ...pdf, can: { open: false, remove: true } }]),
        ...screenMocks(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Załączniki' });
    await expect(within(list).getByText(/Zawiera dane, których nie możesz zobaczyć/)).toBeVisible();
    await expect(within(list).queryByRole('button', { name: /^(Podgląd|Pobierz)/ })).toBeNull();
    await expect(within(canvasElement).queryByRole('button', { name: 'Pobierz wszystkie' })).toBeNull();
  },
};

export const English: Story = { parameters: filled, globals: { language: 'en' } };
export const Narrow: Story = { parameters: filled, globals: { viewport: { value: 'w390' } } };

export const Loading: Story = {
  parameters: { msw: { handlers: [mocks.documents.listOfOpportunity(pending), ...screenMocks()] } },
};

export const Empty: Story = {
  parameters: { msw: { handlers: [mocks.documents.listOfOpportunity([]), ...screenMocks()] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Nie ma jeszcze załączników')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Dodaj pliki' })).toBeVisible();
  },
};

export const NotYours: Story = {
  parameters: { msw: { handlers: screenMocks(foreignOpportunity) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('list', { name: 'Załączniki' });
    await expect(canvas.queryByRole('button', { name: 'Dodaj pliki' })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: {
    msw: {
      handlers: [mocks.documents.listOfOpportunity(refusal('internal')), ...screenMocks()],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Coś poszło nie tak. Spróbuj ponownie później.'),
    ).toBeVisible();
  },
};

const uploads: string[] = [];

export const Uploads: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.documents.upload(async ({ body }) => {
          uploads.push((await body()).type);
          return uploads.length === 1 ? refusal('file_type', { name: 'umowa.pdf' }) : sampleDocuments;
        }),
        ...screenMocks(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    uploads.length = 0;
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Dodaj pliki' }));
    const dialog = await screen.findByRole('dialog', { name: 'Dodaj pliki' });
    const send = within(dialog).getByRole('button', { name: 'Prześlij' });
    await userEvent.click(send);
    await expect(within(dialog).getByText('To pole jest wymagane!')).toBeVisible();
    await expect(within(dialog).getByText('Dodaj co najmniej jeden plik.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('combobox', { name: /Typ dokumentu/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Umowa leasingu/najmu' }));
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    await userEvent.upload(input, new File(['%PDF-1.4'], 'umowa.pdf', { type: 'application/pdf' }));
    await expect(await within(dialog).findByText('umowa.pdf')).toBeVisible();
    await userEvent.click(send);
    await expect(await within(dialog).findByText('Niedozwolony typ pliku: umowa.pdf')).toBeVisible();
    await userEvent.click(send);
    await expect(await screen.findByText('Dodano 1 plik')).toBeInTheDocument();
    await expect(uploads).toEqual(['agreement', 'agreement']);
  },
};

/** An upload that takes too long is stopped with the files still selected, or the dialog is closed. */
export const StopsUpload: Story = {
  parameters: { msw: { handlers: [mocks.documents.upload(pending), ...screenMocks()] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dodaj pliki' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dodaj pliki' }));
    await userEvent.click(dialog.getByRole('combobox', { name: /Typ dokumentu/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Umowa leasingu/najmu' }));
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (!input) throw new Error('no file input');
    await userEvent.upload(input, new File(['%PDF-1.4'], 'umowa.pdf', { type: 'application/pdf' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Prześlij' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Przerwij przesyłanie' }));
    await expect(await dialog.findByRole('button', { name: 'Anuluj' })).toBeVisible();
    await expect(dialog.getByText('umowa.pdf')).toBeVisible();
    await expect(dialog.queryByText('Nie dodano plików')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Prześlij' }));
    await dialog.findByRole('button', { name: 'Przerwij przesyłanie' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Previews: Story = {
  parameters: {
    msw: {
      handlers: [mocks.files.download({ blob: emptyPdf(), filename: pdf.file.name }), ...screenMocks()],
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: `Podgląd: ${pdf.name}` }));
    const dialog = await screen.findByRole('dialog', { name: pdf.name });
    await expect(await within(dialog).findByText(/1 z 1/)).toBeVisible();
  },
};
