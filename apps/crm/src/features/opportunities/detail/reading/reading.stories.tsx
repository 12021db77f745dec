import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleOperations } from '@szansa/api-client/samples/operations';
import { sampleReading } from '@szansa/api-client/samples/readings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { opportunitiesFeature } from '#features/opportunities/feature.tsx';
import { inApp } from '#kit/stories/in-app.tsx';
import { fill } from '#kit/stories/fill.ts';

import { OpportunityScreen } from '../opportunity-screen.tsx';
import { addressOf, foreignOpportunity, routePath, screenMocks } from '../screen-mocks.ts';
import { cancelled, foundReading, readingDialog, readingMocks } from './reading-stories.ts';

const meta = {
  title: 'Opportunities/Detail/Reading',
  component: OpportunityScreen,
  ...inApp(opportunitiesFeature, routePath, addressOf(`?tab=offers&reading=${sampleReading.id}`)),
} satisfies Meta<typeof OpportunityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Certain values are accepted together, others one by one; nothing is filled in before. */
export const Found: Story = {
  parameters: { ...readingMocks({}), specification: ['S2.23'] },
  play: async () => {
    const shown = await foundReading();
    await expect(await shown.findByText('Nie zgadza się z sumą opłat w dokumencie.')).toBeVisible();
    // how far each can be trusted, and the rule that found it
    await expect(shown.getAllByText('Pewność 95%: obok opisu').length).toBeGreaterThan(0);
    await userEvent.click(shown.getByRole('button', { name: /Pokaż w dokumencie: Rata netto/ }));
    await userEvent.click(shown.getByRole('button', { name: 'Przyjmij wszystkie pewne' }));
    await expect(shown.getByRole('checkbox', { name: 'Przyjmij: Wartość pojazdu netto' })).toBeChecked();
    await expect(shown.getByRole('checkbox', { name: 'Przyjmij: Rata netto' })).not.toBeChecked();
  },
};

/** Accepted values are in the form of the new offer, the others are not. */
export const Taken: Story = {
  parameters: { ...readingMocks({}), specification: ['S2.23'] },
  play: async () => {
    const shown = await foundReading();
    await userEvent.click(await shown.findByRole('button', { name: 'Przyjmij wszystkie pewne' }));
    await userEvent.click(shown.getByRole('checkbox', { name: 'Zachowaj plik w dokumentach szansy' }));
    await userEvent.click(shown.getByRole('button', { name: /Przenieś do nowej oferty/ }));
    const form = within(await screen.findByRole('dialog', { name: 'Nowa oferta' }));
    // the model was open, so the vehicle is completed first
    await waitFor(() => expect(form.getByRole('textbox', { name: /Producent/ })).toHaveValue('Škoda'));
    await fill(form.getByRole('textbox', { name: /Model/ }), 'Octavia');
    const next = () => userEvent.click(form.getByRole('button', { name: 'Dalej' }));
    await next();
    await form.findByRole('heading', { name: 'Škoda Octavia' });
    await next();
    await expect(await form.findByRole('textbox', { name: 'Liczba rat' })).toHaveValue('35');
    await expect(form.getByRole('textbox', { name: 'Wartość pojazdu' })).toHaveValue('121\u00a0951,22');
    await expect(form.getByRole('textbox', { name: 'Rata miesięczna' })).toHaveValue('');
  },
};

export const UnderWay: Story = {
  parameters: readingMocks(
    { state: 'reading', done: 2, total: 7, values: [] },
    mocks.operations.cancel(({ params }) => {
      cancelled.push(params['id']);
      return { ...sampleOperations[0]!, isCancelWished: true };
    }),
  ),
  play: async () => {
    const shown = await readingDialog();
    await expect(await shown.findByText('Odczytano strony: 2 z 7')).toBeInTheDocument();
    await userEvent.click(shown.getByRole('button', { name: 'Przerwij odczyt' }));
    await waitFor(() => expect(cancelled).toContain(sampleReading.operationId));
    await expect(await shown.findByText('Przerywanie odczytu')).toBeInTheDocument();
  },
};

export const Refused: Story = {
  parameters: {
    ...readingMocks({ state: 'stopped', problem: 'damaged', values: [] }),
    specification: ['S8.14'],
  },
  play: async () => {
    const text = 'Upewnij się aby plik był wspieranym przez nas plikiem .pdf';
    const shown = await readingDialog();
    await expect(await shown.findByText(text)).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Wybierz inny plik' })).toBeVisible();
  },
};

/** What cannot be read leads to another file. */
export const AnotherFile: Story = {
  parameters: readingMocks({ state: 'stopped', problem: null, values: [] }),
  play: async () => {
    const shown = await readingDialog();
    await userEvent.click(await shown.findByRole('button', { name: 'Wybierz inny plik' }));
    await expect(await screen.findByText('Oferta banku (.pdf)')).toBeVisible();
  },
};

export const English: Story = { parameters: readingMocks({}), globals: { language: 'en' } };

const signing = sampleReading.values.slice(0, 1).map((value) => ({
  ...value,
  field: 'offer.dealSigningDate' as const,
  value: '2027-01-05',
}));

/** The document remains visible beside the value that is highlighted in it, however far down the value is. */
export const Narrow: Story = {
  parameters: readingMocks({ values: [...sampleReading.values, ...signing] }),
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const shown = await foundReading();
    const day = shown.getByRole('button', { name: 'Pokaż w dokumencie: Data podpisania, 05.01.2027' });
    await userEvent.click(day);
    const { bottom } = shown.getByRole('region', { name: sampleReading.file.name }).getBoundingClientRect();
    await expect(bottom).toBeGreaterThan(100);
    await expect(day.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
};

const sent = fn();
const ingested = [
  mocks.readings.create(() => {
    sent();
    return sampleReading;
  }),
  ...readingMocks({}).msw.handlers,
];

/** A quote that is filed already is read from its menu, and is not filed a second time. */
export const FiledAlready: Story = {
  parameters: {
    address: addressOf('?tab=attachments'),
    msw: { handlers: ingested },
  },
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: /^Więcej działań: Oferta Demo Lease/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Odczytaj ofertę banku' }));
    const shown = await foundReading();
    await expect(sent).toHaveBeenCalledOnce();
    await expect(shown.queryByRole('checkbox', { name: /Zachowaj plik/ })).toBeNull();
  },
};

function draggedFiles(...names: string[]) {
  const dataTransfer = new DataTransfer();
  for (const name of names) dataTransfer.items.add(new File(['%PDF-1.7'], name));
  return (place: Element, type: 'dragover' | 'dragleave' | 'drop') =>
    place.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

const dropped = { address: addressOf('?tab=offers'), msw: { handlers: ingested } };
const drops = 'Upuść PDF, aby odczytać dane';

/** A file is let go wherever there is room: beside the name of the customer as well, where the browser would open it instead. */
export const DroppedOnTheName: Story = {
  parameters: {
    address: addressOf('?tab=offers'),
    msw: { handlers: ingested },
  },
  play: async ({ canvas }) => {
    sent.mockClear();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['%PDF-1.7'], 'oferta.pdf', { type: 'application/pdf' }));
    const name = await canvas.findByRole('heading', { level: 1 });
    const dragged = (type: 'dragover' | 'drop') =>
      name.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    // false: the browser does nothing with the file itself
    await expect(dragged('dragover')).toBe(false);
    await expect(dragged('drop')).toBe(false);
    await foundReading();
    await expect(sent).toHaveBeenCalledOnce();
  },
};

/** While a file is dragged over the opportunity a hint is shown, until the file leaves. */
export const DraggedOver: Story = {
  parameters: dropped,
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading', { level: 1 });
    const dragged = draggedFiles('oferta.pdf');
    dragged(name, 'dragover');
    await expect(await canvas.findByText(drops)).toBeVisible();
    dragged(name, 'dragleave');
    await waitFor(() => expect(canvas.queryByText(drops)).not.toBeInTheDocument());
    dragged(name, 'dragover');
    await expect(await canvas.findByText(drops)).toBeVisible();
  },
};

export const DraggedOverNarrow: Story = { ...DraggedOver, globals: { viewport: { value: 'w390' } } };

/** Of two files none is extracted: they are listed, with a message that one is extracted at a time. */
export const TwoDropped: Story = {
  parameters: dropped,
  play: async ({ canvas }) => {
    sent.mockClear();
    const name = await canvas.findByRole('heading', { level: 1 });
    await expect(draggedFiles('pko.pdf', 'ing.pdf')(name, 'drop')).toBe(false);
    await expect(await screen.findByText('Odczytujemy jeden plik naraz. Upuść je po kolei.')).toBeVisible();
    await expect(screen.getByText('pko.pdf, ing.pdf')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** What is no PDF is refused in the specification's words. */
export const NoPdfDropped: Story = {
  parameters: {
    ...dropped,
    msw: {
      handlers: [
        mocks.readings.create(refusal('file_type', { name: 'umowa.docx' })),
        ...readingMocks({}).msw.handlers,
      ],
    },
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading', { level: 1 });
    draggedFiles('umowa.docx')(name, 'drop');
    const shown = await readingDialog();
    const text = 'Upewnij się aby plik był wspieranym przez nas plikiem .pdf';
    await expect(await shown.findByText(text)).toBeVisible();
  },
};

/** Who may add no offers is promised nothing. */
export const DraggedByAnother: Story = {
  parameters: {
    address: addressOf('?tab=offers'),
    msw: { handlers: screenMocks(foreignOpportunity) },
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading', { level: 1 });
    draggedFiles('oferta.pdf')(name, 'dragover');
    await expect(canvas.queryByText(drops)).not.toBeInTheDocument();
  },
};
