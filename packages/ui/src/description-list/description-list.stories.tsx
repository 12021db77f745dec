import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { DescriptionList } from './description-list.tsx';

const edit = fn();

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    className: 'max-w-4xl',
    items: [
      { label: 'Nazwa', value: 'Kowalski sp. z o.o.', onEdit: edit },
      { label: 'Telefon', value: '+48 600 123 456', onEdit: edit },
      { label: 'E-mail', value: '' },
      { label: 'Adres', value: 'ul. Marszałkowska 10/12 m. 5, 00-590 Warszawa' },
      { label: 'Uwagi', value: 'Prosi o kontakt po południu, najlepiej e-mailem.', wide: true },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneColumn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('brak')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Zmień: Telefon' }));
    canvas.getByRole('button', { name: 'Zmień: Nazwa' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(edit).toHaveBeenCalledTimes(2);
  },
};

export const TwoColumns: Story = {
  args: { columns: 2 },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Nazwa').getBoundingClientRect();
    await expect(canvas.getByText('Telefon').getBoundingClientRect().top).toBe(name.top);
  },
};

export const ThreeColumns: Story = {
  args: { columns: 3 },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Nazwa').getBoundingClientRect();
    await expect(canvas.getByText('Telefon').getBoundingClientRect().top).toBe(name.top);
  },
};

export const Beside: Story = {
  args: { layout: 'beside', className: 'max-w-md' },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Telefon').getBoundingClientRect();
    await expect(canvas.getByText('+48 600 123 456').getBoundingClientRect().left).toBeGreaterThan(
      label.right,
    );
  },
};

const save = fn(() => Promise.resolve());

export const EditedInPlace: Story = {
  args: {
    columns: 2,
    items: [
      {
        label: 'Nazwa',
        value: 'Kowalski sp. z o.o.',
        edit: { kind: 'text', value: 'Kowalski sp. z o.o.', onSave: save },
      },
      { label: 'E-mail', value: '', edit: { kind: 'text', value: '', type: 'email', onSave: save } },
      { label: 'Miejsce', value: 'Kraków' },
      { label: 'Rocznik', value: '2024', edit: { kind: 'number', value: 2024, onSave: save } },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const list = canvasElement.querySelector('dl');
    const height = list?.offsetHeight;
    await userEvent.click(canvas.getByRole('button', { name: 'Zmień: E-mail, brak' }));
    await userEvent.keyboard('jan@firma.pl');
    await expect(list?.offsetHeight).toBe(height);
    await userEvent.keyboard('{Enter}');
    await expect(save).toHaveBeenLastCalledWith('jan@firma.pl');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Zmień: E-mail/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Zmień: Nazwa, Kowalski sp. z o.o.' }));
    await expect(screen.getByRole('textbox', { name: 'Nazwa' })).toHaveFocus();
  },
};
