import { mocks } from '@szansa/api-client/mocks';
import { sampleReading } from '@szansa/api-client/samples/readings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { opportunitiesFeature } from '#features/opportunities/feature.tsx';
import { inApp } from '#kit/stories/in-app.tsx';

import { OpportunityScreen } from '../opportunity-screen.tsx';
import { addressOf, routePath } from '../screen-mocks.ts';
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
  parameters: readingMocks({}),
  play: async () => {
    const shown = await foundReading();
    await expect(await shown.findByText('Nie zgadza się z sumą opłat w dokumencie.')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: /Pokaż w dokumencie: Rata netto/ }));
    await userEvent.click(shown.getByRole('button', { name: 'Przyjmij wszystkie pewne' }));
    await expect(shown.getByRole('checkbox', { name: 'Przyjmij: Wartość pojazdu netto' })).toBeChecked();
    await expect(shown.getByRole('checkbox', { name: 'Przyjmij: Rata netto' })).not.toBeChecked();
  },
};

/** What was accepted stands in the form of the new offer, and what was not does not. */
export const Taken: Story = {
  parameters: readingMocks({}),
  play: async () => {
    const shown = await foundReading();
    await userEvent.click(await shown.findByRole('button', { name: 'Przyjmij wszystkie pewne' }));
    await userEvent.click(shown.getByRole('checkbox', { name: 'Zachowaj plik w dokumentach szansy' }));
    await userEvent.click(shown.getByRole('button', { name: /Przenieś do nowej oferty/ }));
    const form = within(await screen.findByRole('dialog', { name: 'Nowa oferta' }));
    // the model was open, so the vehicle is completed first
    await waitFor(() => expect(form.getByRole('textbox', { name: /Producent/ })).toHaveValue('Škoda'));
    await userEvent.type(form.getByRole('textbox', { name: /Model/ }), 'Octavia');
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
  parameters: readingMocks({ state: 'reading', done: 2, total: 7, values: [] }),
  play: async () => {
    const shown = await readingDialog();
    await expect(await shown.findByText('Odczytano strony: 2 z 7')).toBeInTheDocument();
    await userEvent.click(shown.getByRole('button', { name: 'Przerwij odczyt' }));
    await waitFor(() => expect(cancelled).toContain(sampleReading.operationId));
  },
};

export const Refused: Story = {
  parameters: readingMocks({ state: 'stopped', problem: 'damaged', values: [] }),
  play: async () => {
    const text = 'Upewnij się aby plik był wspieranym przez nas plikiem .pdf';
    await expect(await (await readingDialog()).findByText(text)).toBeVisible();
  },
};

export const English: Story = { parameters: readingMocks({}), globals: { language: 'en' } };

export const Narrow: Story = { parameters: readingMocks({}), globals: { viewport: { value: 'w390' } } };

const sent = fn();

/** A quote that is filed already is read from its menu, and is not filed a second time. */
export const FiledAlready: Story = {
  parameters: {
    address: addressOf('?tab=attachments'),
    msw: {
      handlers: [
        mocks.readings.create(() => {
          sent();
          return sampleReading;
        }),
        ...readingMocks({}).msw.handlers,
      ],
    },
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
