import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, fn, within } from 'storybook/test';

import { Badge } from '../badge/index.ts';
import { BarChart } from '../bar-chart/index.ts';
import { BottomNavigation, BottomPlace } from '../bottom-navigation/index.ts';
import { Button } from '../button/index.ts';
import { Calendar } from '../date-field/index.ts';
import { CheckboxField } from '../checkbox/index.ts';
import { DataTable } from '../data-table/index.ts';
import { LinkTabs } from '../link-tabs/index.ts';
import { MenuItem } from '../app-shell/index.ts';
import { Progress } from '../progress/index.ts';
import { RadioCards } from '../radio-cards/index.ts';
import { StatusChip } from '../status-chip/index.ts';
import { Steps } from '../steps/index.ts';
import { SwitchField } from '../switch/index.ts';
import { Tabs } from '../tabs/index.ts';
import { TierProgress } from '../tier-progress/index.ts';
import { Tree } from '../tree/index.ts';

const nothing = fn();

const meta = {
  id: 'ui-foundations-forced-colours',
  title: 'Foundations/Wymuszone kolory',
  parameters: {
    forcedColours: true,
    // drawn once, in the colours of the system, which are the same in every other mode
    chromatic: {
      forcedColors: 'active',
      modes: {
        light: { disable: true },
        dark: { disable: true },
        compact: { disable: true },
        phone: { disable: true },
        'high contrast': { theme: 'light', density: 'normal', viewport: { width: 1440, height: 900 } },
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The states of one thing under each other, each drawn unlike the others. */
function Apart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div data-drawn-apart={name} className="grid w-80 gap-2">
      {children}
    </div>
  );
}

const frame = 'flex flex-wrap items-start gap-6 p-2';

export const Choices: Story = {
  // two open calendars, whose bars have the same name, are beside each other nowhere else
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <div className={frame}>
      <Apart name="switch">
        <SwitchField label="Powiadomienia" checked={false} onCheckedChange={nothing} />
        <SwitchField label="Powiadomienia" checked onCheckedChange={nothing} />
        <SwitchField label="Powiadomienia" checked disabled onCheckedChange={nothing} />
        <SwitchField label="Powiadomienia" checked={false} disabled onCheckedChange={nothing} />
      </Apart>
      <Apart name="checkbox">
        <CheckboxField label="Zgoda" checked={false} onCheckedChange={nothing} />
        <CheckboxField label="Zgoda" checked onCheckedChange={nothing} />
        <CheckboxField label="Zgoda" checked="mixed" onCheckedChange={nothing} />
        <CheckboxField label="Zgoda" checked disabled onCheckedChange={nothing} />
      </Apart>
      <Apart name="radio">
        {['pickup', 'delivery'].map((value) => (
          <RadioCards
            key={value}
            label="Dostawa"
            hideLabel
            columns={1}
            value={value}
            onValueChange={nothing}
            items={[
              { value: 'pickup', label: 'Odbiór' },
              { value: 'delivery', label: 'Dowóz' },
            ]}
          />
        ))}
      </Apart>
      <Apart name="button">
        <Button variant="primary">Zapisz</Button>
        <Button>Zapisz</Button>
        <Button variant="destructive">Zapisz</Button>
        <Button disabled>Zapisz</Button>
      </Apart>
      <Apart name="day">
        {['2026-11-11', '2026-11-12'].map((value) => (
          <Calendar key={value} value={value} onValueChange={nothing} />
        ))}
      </Apart>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('switch', { checked: true })).toHaveLength(2);
  },
};

const pages = ['Dane', 'Zgody'];

export const Places: Story = {
  render: () => (
    <div className={frame}>
      <Apart name="menu item">
        {[false, true].map((active) => (
          <ul key={String(active)}>
            <MenuItem
              icon={<FileText aria-hidden />}
              label="Oferty"
              active={active}
              link={<a href="#oferty">.</a>}
            />
          </ul>
        ))}
      </Apart>
      <Apart name="tabs">
        {pages.map((value) => (
          <Tabs
            key={value}
            label={`Karty: ${value}`}
            value={value}
            onValueChange={nothing}
            items={pages.map((label) => ({ value: label, label }))}
          />
        ))}
      </Apart>
      <Apart name="link tabs">
        {pages.map((page) => (
          <LinkTabs
            key={page}
            label={`Strony: ${page}`}
            items={pages.map((label) => ({
              key: label,
              label,
              active: label === page,
              link: <a href={`#${label}`}>{label}</a>,
            }))}
          />
        ))}
      </Apart>
      <Apart name="bottom navigation">
        {pages.map((page) => (
          <BottomNavigation key={page} label={`Miejsca: ${page}`}>
            {pages.map((label) => (
              <BottomPlace
                key={label}
                icon={<FileText aria-hidden />}
                label={label}
                active={label === page}
                control={<a href={`#${label}`}>.</a>}
              />
            ))}
          </BottomNavigation>
        ))}
      </Apart>
      <Apart name="steps">
        {['a', 'b', 'c'].map((current) => (
          <Steps
            key={current}
            label={`Postęp: ${current}`}
            current={current}
            steps={['a', 'b', 'c'].map((id) => ({ id, label: 'Krok' }))}
          />
        ))}
      </Apart>
      <Apart name="step to be corrected">
        {['none', 'a', 'b'].map((wrong) => (
          <Steps
            key={wrong}
            label={`Do poprawy: ${wrong}`}
            current="b"
            steps={['a', 'b'].map((id) => ({ id, label: 'Krok', error: id === wrong }))}
          />
        ))}
      </Apart>
      <Apart name="tree item">
        {['notes', 'other'].map((id) => (
          <Tree
            key={id}
            label={`Dokumenty: ${id}`}
            selectionMode="single"
            selected={[id]}
            items={['notes', 'other'].map((one) => ({ id: one, label: 'Notatki' }))}
          />
        ))}
      </Apart>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { current: 'page' })).toHaveLength(5);
    await expect(await canvas.findAllByRole('treeitem', { selected: true })).toHaveLength(2);
  },
};

const row = { id: '1', name: 'Alfa' };

export const Amounts: Story = {
  render: () => (
    <div className={frame}>
      <Apart name="progress">
        {[20, 40, 90].map((value) => (
          <Progress key={value} value={value} label={`Wysyłanie: ${value}`} />
        ))}
      </Apart>
      <Apart name="tiers">
        {[4, 16].map((value) => (
          <TierProgress
            key={value}
            label={`Umowy: ${value}`}
            value={value}
            tiers={[
              { from: 0, label: 'Start' },
              { from: 20, label: 'Cel' },
            ]}
          />
        ))}
      </Apart>
      <Apart name="chip">
        <span>w toku</span>
        <Badge>w toku</Badge>
        <StatusChip tone="green" shape="check">
          w toku
        </StatusChip>
        <StatusChip tone="blue" shape="half">
          w toku
        </StatusChip>
      </Apart>
      <Apart name="row">
        {[new Set<string>(), new Set(['1'])].map((selection) => (
          <DataTable
            key={selection.size}
            label={`Wybrano ${selection.size}`}
            columns={[{ id: 'name', header: 'Nazwa', cell: ({ name }) => name }]}
            rows={[row]}
            rowKey={({ id }) => id}
            rowLabel={({ name }) => name}
            selection={selection}
            onSelectionChange={nothing}
          />
        ))}
      </Apart>
      <Apart name="series">
        {['won', 'open', 'lost'].map((key) => (
          <BarChart
            key={key}
            title={`Sprzedaż: ${key}`}
            height={120}
            series={['won', 'open', 'lost'].map((one) => ({ key: one, label: one }))}
            points={[{ label: 'lis', values: { [key]: 3 } }]}
          />
        ))}
      </Apart>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(5);
    await expect(await canvas.findAllByRole('application')).toHaveLength(3);
    const open = within(canvas.getByRole('figure', { name: 'Sprzedaż: open' }));
    const bar = open.getByRole('application').querySelector('.recharts-bar-rectangle path');
    await expect(bar && getComputedStyle(bar).fill).toMatch(/^url/);
  },
};
