import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent } from 'storybook/test';

import { Button } from '../button/index.ts';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Nazwa', onChange: fn(), className: 'max-w-sm' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'Pełna nazwa z rejestru', required: true, placeholder: 'np. Kowalski sp. z o.o.' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: /Nazwa/ });
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('Pełna nazwa z rejestru');
    await userEvent.type(input, 'Zażółć');
    await expect(input).toHaveValue('Zażółć');
    await expect(args.onChange).toHaveBeenCalledTimes(6);
  },
};

export const Invalid: Story = {
  args: { error: 'Podaj nazwę', hint: 'Pełna nazwa z rejestru', defaultValue: '' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Podaj nazwę Pełna nazwa z rejestru');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Nie do zmiany' } };

export const Password: Story = {
  args: { label: 'Hasło', type: 'password', defaultValue: 'tajne', autoComplete: 'current-password' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Hasło');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Pokaż hasło' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
  },
};

const lookUp = fn();

export const WithAction: Story = {
  args: {
    label: 'Numer w rejestrze',
    prefix: <Search size={16} aria-hidden />,
    suffix: 'PL',
    defaultValue: '526 000 12 46',
    action: <Button onClick={lookUp}>Pobierz dane</Button>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('PL'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(lookUp).toHaveBeenCalled();
  },
};

const submit = fn();

function RegisteredForm() {
  const { register, handleSubmit, formState } = useForm<{ email: string }>();
  return (
    <form
      className="flex max-w-sm flex-col gap-3"
      noValidate
      onSubmit={(event) => void handleSubmit((values) => submit(values))(event)}
    >
      <TextField
        label="E-mail"
        type="email"
        error={formState.errors.email?.message}
        {...register('email', { required: 'Podaj adres e-mail' })}
      />
      <Button type="submit">Zapisz</Button>
    </form>
  );
}

export const InAForm: Story = {
  render: () => <RegisteredForm />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz' }));
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(await canvas.findByText('Podaj adres e-mail')).toBeVisible();
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'jan@firma.pl{Enter}');
    await expect(submit).toHaveBeenCalledWith({ email: 'jan@firma.pl' });
  },
};
