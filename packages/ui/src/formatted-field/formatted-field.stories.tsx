import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { Button } from '../button/index.ts';
import { FormattedField, type FormattedFieldProps } from './formatted-field.tsx';
import { digitsOnly, inGroups } from './groups.ts';

function Stateful({ value, onValueChange, ...props }: FormattedFieldProps) {
  const [plain, setPlain] = useState(value);
  return (
    <FormattedField
      {...props}
      value={plain}
      onValueChange={(next) => {
        setPlain(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/FormattedField',
  component: FormattedField,
  args: {
    label: 'NIP',
    value: '',
    format: (plain) => inGroups(plain, [3, 3, 2, 2], '-'),
    parse: digitsOnly,
    maxLength: 10,
    inputMode: 'numeric',
    onValueChange: fn(),
    className: 'max-w-xs',
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof FormattedField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as what is typed into them; the label and the error have all there is. */
export const Widths: Story = {
  render: (args) => (
    <div className="max-w-sm space-y-3">
      {(['year', 'quantity', 'postCode', 'identifier', 'phone'] as const).map((width) => (
        <FormattedField {...args} key={width} label={width} width={width} className="" />
      ))}
      <FormattedField {...args} label="Bez podanej szerokości" className="" />
    </div>
  ),
  play: async ({ canvas }) => {
    const widths = canvas
      .getAllByRole('textbox')
      .map((input) => input.closest('[role="presentation"]')?.getBoundingClientRect().width);
    await expect(widths).toEqual([96, 128, 112, 192, 256, 384]);
  },
};

export const TaxId: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'NIP' });
    await userEvent.click(input);
    await userEvent.keyboard('5260001246');
    await expect(input).toHaveValue('526-000-12-46');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('5260001246');
    await userEvent.keyboard('7');
    await expect(input).toHaveValue('526-000-12-46');
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('520001246');
    await expect(input.selectionStart).toBe(2);
    await userEvent.keyboard('6');
    await expect(input).toHaveValue('526-000-12-46');
    await expect(input.selectionStart).toBe(3);
    await userEvent.clear(input);
    await userEvent.paste('526 000 12 46');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('5260001246');
  },
};

const lookUp = fn();

/** Keys are the caller's, too: Enter looks the number up. */
export const WithAction: Story = {
  args: {
    value: '5260001246',
    action: <Button onClick={lookUp}>Pobierz dane</Button>,
    onKeyDown: (event) => {
      if (event.key === 'Enter') lookUp();
    },
  },
  play: async ({ canvas }) => {
    lookUp.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'NIP' }), '{Enter}');
    await expect(lookUp).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Pobierz dane' }));
    await expect(lookUp).toHaveBeenCalledTimes(2);
  },
};

export const PostCode: Story = {
  args: {
    label: 'Kod pocztowy',
    format: (plain) => inGroups(plain, [2, 3], '-'),
    maxLength: 5,
    value: '00590',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('00-590');
  },
};

export const AccountNumber: Story = {
  args: {
    label: 'Numer rachunku',
    format: (plain) => inGroups(plain, [2, 4], ' '),
    maxLength: 26,
    value: '61109010140000071219812874',
    hint: '26 cyfr',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('61 1090 1014 0000 0712 1981 2874');
  },
};

export const Invalid: Story = {
  args: { value: '526000124', error: 'Numer ma mieć 10 cyfr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Numer ma mieć 10 cyfr');
  },
};

export const Disabled: Story = {
  args: { value: '5260001246', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};
