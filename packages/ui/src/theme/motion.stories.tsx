import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { Button } from '../button/index.ts';
import { readTokens } from './read-tokens.ts';
import css from './tokens.css?raw';

const meta = { id: 'ui-foundations-motion', title: 'Foundations/Ruch' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const entrances = [
  { name: 'appear', className: 'animate-appear', use: 'menu, podpowiedź, tło pod oknem' },
  { name: 'rise', className: 'animate-rise', use: 'okno, powiadomienie chwilowe' },
  { name: 'from-right', className: 'animate-from-right', use: 'panel z prawej' },
  { name: 'from-left', className: 'animate-from-left', use: 'panel z lewej' },
  { name: 'from-bottom', className: 'animate-from-bottom', use: 'panel od dołu' },
] as const;

function AllEntrances() {
  const [round, setRound] = useState(1);
  return (
    <>
      <Button onClick={() => setRound(round + 1)}>Pokaż jeszcze raz</Button>
      <ul key={round} data-round={round} className="mt-4 flex flex-wrap gap-4">
        {entrances.map(({ name, className, use }) => (
          <li key={name} className="w-40">
            <span className="mb-2 block h-20 overflow-hidden rounded-large border border-border bg-surface-muted p-3">
              <span className={`block h-full rounded-medium bg-accent ${className}`} />
            </span>
            <span className="block font-medium">{name}</span>
            <span className="block text-small text-text-muted">{use}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

export const Entrances: Story = {
  render: () => <AllEntrances />,
  play: async ({ canvas, canvasElement }) => {
    const again = canvas.getByRole('button', { name: 'Pokaż jeszcze raz' });
    await userEvent.click(again);
    await expect(canvasElement.querySelector('[data-round="2"]')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelector('[data-round="3"]')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(entrances.length);
  },
};

const easings = [
  { name: 'enter', use: 'to, co przychodzi: szybko, potem wolno' },
  { name: 'leave', use: 'to, co blaknie: wolno, potem szybko' },
  { name: 'steady', use: 'to, co jeździ tam i z powrotem' },
] as const;

const { light } = readTokens(css);

/** The curve of an easing, time to the right and way upwards, in a square of a hundred. */
function curveOf(easing: string): string {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (easing.match(/[\d.]+/g) ?? []).map((text) => Number(text) * 100);
  return `M0 100C${x1} ${100 - y1} ${x2} ${100 - y2} 100 0`;
}

export const Easings: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-6">
      {easings.map(({ name, use }) => (
        <li key={name} className="w-48">
          <svg viewBox="-4 -4 108 108" className="mb-2 w-24 text-accent" aria-hidden>
            <path
              d={curveOf(light[`easing-${name}`] ?? '')}
              fill="none"
              stroke="currentColor"
              strokeWidth={3}
            />
          </svg>
          <span className="block font-medium">{name}</span>
          <span className="block text-small text-text-muted">{light[`easing-${name}`]}</span>
          <span className="block">{use}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const named = Object.keys(light).filter((name) => name.startsWith('easing-'));
    await expect(named).toEqual(easings.map(({ name }) => `easing-${name}`));
    await expect(canvas.getByText('cubic-bezier(0, 0, 0.58, 1)')).toBeVisible();
  },
};
