import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

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

export const TwoColumns: Story = { args: { columns: 2 } };

export const ThreeColumns: Story = { args: { columns: 3 } };

export const Beside: Story = { args: { layout: 'beside', className: 'max-w-md' } };
