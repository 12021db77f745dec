import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent } from 'storybook/test';

import { Button } from '../button/index.ts';
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

function RegisteredForm() {
  const { register, reset } = useForm({ defaultValues: { note: 'Oddzwonić' } });
  return (
    <form className="flex max-w-md flex-col gap-3">
      <TextareaField label="Notatka" maxLength={20} {...register('note')} />
      <Button onClick={() => reset()}>Cofnij zmiany</Button>
    </form>
  );
}

export const InAForm: Story = {
  render: () => <RegisteredForm />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Znaki: 9 z 20')).toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notatka' }), ' rano');
    await expect(canvas.getByText('Znaki: 14 z 20')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Cofnij zmiany' }));
    await expect(canvas.getByText('Znaki: 9 z 20')).toBeInTheDocument();
  },
};
