import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoreHorizontal, Send } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { Avatar } from '../avatar/index.ts';
import { Button } from '../button/index.ts';
import { CompanyMark } from '../company-mark/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Page } from '../page/index.ts';
import { StatusChip } from '../status-chip/index.ts';
import { Tabs } from '../tabs/index.ts';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Shell/PageHeader',
  component: PageHeader,
  args: {
    title: 'Umowa nr 12/2026',
    subtitle: 'Remont biura przy ulicy Długiej',
    status: (
      <StatusChip tone="blue" shape="half">
        W toku
      </StatusChip>
    ),
    back: { label: 'Dokumenty', link: <a href="#dokumenty">.</a> },
    meta: (
      <>
        <span className="flex items-center gap-1.5">
          <Avatar name="Anna Kowalska" size="small" named={false} /> Anna Kowalska
        </span>
        <span className="tabular-nums">Utworzono 03.02.2026</span>
        <span className="tabular-nums">Wartość 12 500,00 zł</span>
      </>
    ),
    actions: (
      <>
        <IconButton label="Więcej działań" icon={<MoreHorizontal aria-hidden />} variant="secondary" />
        <Button>Edytuj</Button>
        <Button variant="primary" icon={<Send aria-hidden />}>
          Wyślij
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  args: {
    tabs: (
      <Tabs
        label="Części dokumentu"
        value="summary"
        onValueChange={fn()}
        items={[
          { value: 'summary', label: 'Podsumowanie' },
          { value: 'files', label: 'Pliki', count: 4 },
          { value: 'history', label: 'Historia' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Umowa nr 12/2026');
    await expect(canvas.getByRole('link', { name: 'Dokumenty' })).toHaveAttribute('href', '#dokumenty');
  },
};

export const Company: Story = {
  args: {
    title: 'Demo Lease sp. z o.o.',
    subtitle: 'Demo Lease',
    mark: <CompanyMark name="Demo Lease" color="#1c4f8f" size="large" />,
    status: undefined,
    meta: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('DL')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName('Demo Lease sp. z o.o.');
  },
};

export const TitleOnly: Story = {
  args: { subtitle: undefined, status: undefined, back: undefined, meta: undefined, actions: undefined },
};

export const Phone: Story = {
  args: { title: 'Przedsiębiorstwo Wielobranżowe Przykład Spółka z ograniczoną odpowiedzialnością' },
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Actions of a record, above everything else at the bottom of the window; the page leaves room for them. */
export const PhoneActionsAtFoot: Story = {
  args: {
    actionsAtFoot: true,
    actions: (
      <>
        <IconButton label="Więcej działań" icon={<MoreHorizontal aria-hidden />} variant="secondary" />
        <Button>Przenieś do</Button>
        <Button variant="primary" icon={<Send aria-hidden />}>
          Wyślij do podpisu obu stronom
        </Button>
      </>
    ),
  },
  globals: { viewport: { value: 'w390' } },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Page width="standard">
      <PageHeader {...args} />
      <p className="mt-4">Treść dokumentu</p>
    </Page>
  ),
  play: async ({ canvas, canvasElement }) => {
    const send = canvas.getByRole('button', { name: 'Wyślij do podpisu obu stronom' });
    const page = canvasElement.querySelector('[data-slot="page"]');
    await expect(window.innerHeight - send.getBoundingClientRect().bottom).toBeLessThan(20);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    if (page) await expect(parseFloat(getComputedStyle(page).paddingBottom)).toBeGreaterThan(60);
  },
};
