import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleColumns, sampleSharedView, sampleViews } from '@szansa/api-client/samples/lists';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { ownLists } from '#kit/stories/own-lists.ts';
import { fill } from '#kit/stories/fill.ts';

import { customersFeature } from '../feature.tsx';
import { CustomersScreen } from './customers-screen.tsx';
import { list } from './customers-stories.ts';

const saved = fn();

const meta = {
  title: 'Customers/Columns and views',
  component: CustomersScreen,
  ...inApp(customersFeature, '/customers'),
  beforeEach: () => {
    saved.mockClear();
  },
} satisfies Meta<typeof CustomersScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ArrangingColumns: Story = {
  parameters: {
    msw: {
      handlers: [
        list,
        mocks.lists.saveColumns(async ({ body }) => {
          saved(await body());
          return null;
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('6 klientów');
    await expect(canvas.queryByRole('columnheader', { name: 'Dodany przez' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Kolumny' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Dodany przez/ }));
    await expect(await canvas.findByRole('columnheader', { name: 'Dodany przez' })).toBeInTheDocument();
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    await expect(saved).toHaveBeenCalledWith(
      expect.objectContaining({ visibility: expect.objectContaining({ addedBy: true }) }),
    );
  },
};

export const ColumnsNotSaved: Story = {
  parameters: {
    msw: {
      handlers: [list, mocks.lists.saveColumns(refusal('unavailable'))],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('6 klientów');
    await userEvent.click(canvas.getByRole('button', { name: 'Kolumny' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Dodany przez/ }));
    await expect(
      (await screen.findAllByText('Serwer jest chwilowo niedostępny. Spróbuj ponownie za chwilę.'))[0],
    ).toBeVisible();
    // back to the state stored on the server
    await waitFor(() =>
      expect(canvas.queryByRole('columnheader', { name: 'Dodany przez' })).not.toBeInTheDocument(),
    );
  },
};

export const ColumnsFromTheServer: Story = {
  parameters: { msw: { handlers: [list, ...ownLists({ columns: sampleColumns })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Dodany przez' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Miasto' })).not.toBeInTheDocument();
  },
};

export const WithViews: Story = {
  parameters: { msw: { handlers: [list, ...ownLists({ views: sampleViews })] } },
  play: async ({ canvas }) => {
    await canvas.findByText('6 klientów');
    await userEvent.click(canvas.getByRole('button', { name: 'Widok: Bez widoku' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Moje' }));
    await expect(await canvas.findByText('4 klientów')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Widok: Moje' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Usuń filtr: Dodani przeze mnie' })).toBeVisible();
  },
};

/** Another user's view shows its author; what is left out of it for the reader is shown. */
export const SharedView: Story = {
  parameters: {
    msw: { handlers: [list, ...ownLists({ views: [...sampleViews, sampleSharedView] })] },
    specification: ['S3.21'],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('6 klientów');
    await userEvent.click(canvas.getByRole('button', { name: 'Widok: Bez widoku' }));
    await userEvent.click(
      await screen.findByRole('menuitemradio', { name: 'Zespół Kraków Autor: Piotr Wiśniewski wspólny' }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Widok: Zespół Kraków · niepełny' }));
    await expect(await screen.findByRole('menuitem', { name: 'Zrób własną kopię…' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Udostępnij' })).not.toBeInTheDocument();
  },
};

/** An own view is shared with a role, and is marked as such. */
export const SharingAView: Story = {
  parameters: { msw: { handlers: [list, ...ownLists({ views: sampleViews })] }, specification: ['S3.21'] },
  play: async ({ canvas }) => {
    await canvas.findByText('6 klientów');
    await userEvent.click(canvas.getByRole('button', { name: 'Widok: Bez widoku' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Moje' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Widok: Moje' }));
    (await screen.findByRole('menuitem', { name: 'Udostępnij' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Pracownik' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Widok: Moje' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Moje wspólny' })).toBeChecked();
  },
};

export const ViewChanged: Story = {
  parameters: { msw: { handlers: [list, ...ownLists({ views: sampleViews })] } },
  play: async ({ canvas }) => {
    await canvas.findByText('6 klientów');
    await userEvent.click(canvas.getByRole('button', { name: 'Widok: Bez widoku' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Moje' }));
    await canvas.findByText('4 klientów');
    await fill(canvas.getByRole('searchbox'), 'kowal');
    await userEvent.click(await canvas.findByRole('button', { name: 'Widok: Moje · zmieniony' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zapisz zmiany w widoku' }));
    await expect(await canvas.findByRole('button', { name: 'Widok: Moje' })).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(await canvas.findByRole('button', { name: 'Widok: Moje · zmieniony' })).toBeVisible();
  },
};

export const SavingAView: Story = {
  parameters: { msw: { handlers: [list] } },
  play: async ({ canvas }) => {
    await canvas.findByText('6 klientów');
    await userEvent.type(canvas.getByRole('searchbox'), 'żół');
    await canvas.findByText('1 klient');
    await userEvent.click(canvas.getByRole('button', { name: 'Widok: Bez widoku' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zapisz jako nowy widok…' }));
    await fill(await screen.findByRole('textbox', { name: /Nazwa widoku/ }), 'Żółte');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Widok: Żółte' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Usuń widok…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Usuń widok' }));
    await expect(await canvas.findByRole('button', { name: 'Widok: Bez widoku' })).toBeVisible();
    await expect(canvas.getByText('1 klient')).toBeVisible();
  },
};

/** The name was used on another machine meanwhile: this page does not know of it. */
export const NameOfViewTaken: Story = {
  parameters: {
    msw: {
      handlers: [list, mocks.lists.createView(refusal('view_name_taken'))],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('6 klientów');
    await userEvent.click(canvas.getByRole('button', { name: 'Widok: Bez widoku' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zapisz jako nowy widok…' }));
    const name = await screen.findByRole('textbox', { name: /Nazwa widoku/ });
    await userEvent.type(name, 'Moje{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Masz już widok o tej nazwie'));
    await expect(screen.getByRole('dialog', { name: 'Nowy widok' })).toBeVisible();
  },
};
