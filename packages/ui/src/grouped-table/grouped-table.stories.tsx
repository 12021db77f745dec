import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { Button } from '../button/index.ts';
import { TextLink } from '../link/index.ts';
import {
  GroupedNote,
  GroupedRow,
  GroupedTable,
  type GroupedTableProps,
  type RowGroup,
} from './grouped-table.tsx';

const opened = fn<(key: string) => void>();

const columns = [
  { key: 'count', label: 'Szanse' },
  { key: 'value', label: 'Wartość netto' },
  { key: 'commission', label: 'Prowizja netto' },
];

const rows = [
  { name: 'Jan Kowalski, #301', values: { value: '121 951 zł', commission: '3 658 zł' } },
  { name: 'Transport Żuraw sp. z o.o., #298', values: { value: '89 000 zł' } },
];

function renderRows({ key }: RowGroup) {
  opened(key);
  return (
    <>
      {rows.map(({ name, values }) => (
        <GroupedRow key={name} columns={columns} values={values}>
          <TextLink href="#szansa">{name}</TextLink>
        </GroupedRow>
      ))}
      <GroupedNote columns={columns}>
        <TextLink href="#wszystkie">Pokaż wszystkie</TextLink>
      </GroupedNote>
    </>
  );
}

const meta = {
  title: 'Data/GroupedTable',
  component: GroupedTable,
  args: {
    label: 'Szanse według handlowca',
    groupLabel: 'Handlowiec',
    columns,
    groups: [
      {
        key: 'anna',
        label: 'Anna Nowak',
        sums: { count: 51, value: '4 210 000 zł', commission: '61 200 zł' },
      },
      {
        key: 'piotr',
        label: 'Piotr Wiśniewski-Brzęczyszczykiewicz z Chrząszczyżewoszyc',
        sums: { count: 34, value: '1 804 500 zł', commission: '27 067 zł' },
      },
      { key: 'none', label: 'Bez opiekuna', sums: { count: 2, value: '90 000 zł' } },
    ],
    total: { count: 87, value: '6 104 500 zł', commission: '88 267 zł' },
    renderRows,
  },
  beforeEach: () => void opened.mockClear(),
} satisfies Meta<typeof GroupedTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A group requests its rows when it is opened, by mouse or keyboard, and collapses again. */
export const Opening: Story = {
  play: async ({ canvas }) => {
    await expect(opened).not.toHaveBeenCalled();
    const anna = canvas.getByRole('button', { name: 'Anna Nowak' });
    await userEvent.click(anna);
    await expect(anna).toHaveAttribute('aria-expanded', 'true');
    await expect(opened).toHaveBeenLastCalledWith('anna');
    await expect(canvas.getByRole('link', { name: 'Jan Kowalski, #301' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(anna).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anna Nowak' }));
    await expect(canvas.getByRole('link', { name: 'Jan Kowalski, #301' })).toBeVisible();
    await userEvent.click(document.body);
  },
};

function Refreshed(props: GroupedTableProps) {
  const [groups, setGroups] = useState(props.groups);
  return (
    <>
      <Button onClick={() => setGroups(groups.map((group) => ({ ...group })).toReversed())}>Odśwież</Button>
      <GroupedTable {...props} groups={groups} />
    </>
  );
}

/** What is open stays open when the groups come again. */
export const OpenAfterRefresh: Story = {
  render: Refreshed,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anna Nowak' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Odśwież' }));
    const headings = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(headings.slice(2)).toEqual(['Anna Nowak', 'Razem']);
    await expect(canvas.getByRole('button', { name: 'Anna Nowak' })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Jan Kowalski, #301' })).toBeVisible();
  },
};

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = { args: { groups: [], total: {} } };

export const Narrow: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Szanse' })).toBeInTheDocument();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  args: { label: 'Opportunities by salesperson', groupLabel: 'Salesperson' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Total' })).toBeVisible();
  },
};

/** As the handbook numbers its parts. */
export const OpenAtRest: Story = { parameters: { opened: ['click', '[aria-expanded]'] } };
