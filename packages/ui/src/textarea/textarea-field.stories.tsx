import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { TextareaField } from './textarea-field.tsx';

const meta = {
  title: 'Forms/TextareaField',
  component: TextareaField,
  args: { label: 'Notatka', onChange: fn(), className: 'max-w-md' },
} satisfies Meta<typeof TextareaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'Widzą ją tylko pracownicy', defaultValue: 'Oddzwonić po 15:00.' },
};

export const WithCounter: Story = {
  args: { maxLength: 20 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Notatka' });
    await userEvent.type(input, 'Dzwonić rano');
    await expect(canvas.getByText('Znaki: 12 z 20')).toBeInTheDocument();
    await userEvent.type(input, ' albo po południu');
    await expect(input).toHaveValue('Dzwonić rano albo po');
    await expect(canvas.getByText('20/20')).toBeVisible();
  },
};

export const Invalid: Story = { args: { error: 'Napisz, dlaczego', required: true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Tekst tylko do odczytu' } };
