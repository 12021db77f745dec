import { DescriptionList } from '@szansa/ui/description-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';

import { ShownValue, type ShownKind } from './shown-value.tsx';

interface Shown {
  readonly kind: ShownKind;
  readonly value: unknown;
}

const values: readonly Shown[] = [
  { kind: 'text', value: 'Demo Lease' },
  { kind: 'email', value: 'biuro@demolease.test' },
  { kind: 'email', value: 'biuro@xn--d-uga0v4h.pl' },
  { kind: 'phone', value: '+48221234567' },
  { kind: 'website', value: 'demolease.test' },
  { kind: 'taxId', value: '9991000111' },
  { kind: 'color', value: '#1c4f8f' },
  { kind: 'money', value: '1234.50' },
  { kind: 'number', value: 12500 },
  { kind: 'date', value: '2026-11-22' },
  { kind: 'instant', value: '2026-11-22T09:00:00.000Z' },
  { kind: 'checkbox', value: true },
  { kind: 'active', value: false },
  { kind: 'longText', value: 'Wnioski do 15:00.\nOdpowiedź tego samego dnia.' },
];

function Values({ shown }: { shown: readonly Shown[] }) {
  const items = shown.map(({ kind, value }) => ({
    label: kind,
    value: <ShownValue kind={kind} value={value} />,
  }));
  return <DescriptionList items={items} columns={2} className="p-4" />;
}

const meta = {
  title: 'Kit/Shown value',
  component: Values,
  ...inApp({ texts: [] }),
  args: { shown: values },
} satisfies Meta<typeof Values>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryKind: Story = {
  play: async ({ canvas }) => {
    const link = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(await canvas.findByText('999-100-01-11')).toBeVisible();
    await expect(link('demolease.test')).toBe('https://demolease.test');
    await expect(link('biuro@demolease.test')).toBe('mailto:biuro@demolease.test');
    await canvas.findByRole('link', { name: 'biuro@łódź.pl' });
    await expect(link('biuro@łódź.pl')).toBe('mailto:biuro@xn--d-uga0v4h.pl');
    await expect(link('+48 22 123 45 67')).toBe('tel:+48221234567');
    await expect(canvas.getByText(/^1.?234,50/)).toBeVisible();
    await expect(canvas.getByText('22.11.2026')).toBeVisible();
    await expect(canvas.getByText('Tak')).toBeVisible();
    await expect(canvas.getByText('Nieaktywny')).toBeVisible();
  },
};
