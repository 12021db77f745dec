import type { Draft } from './draft.ts';
import { feet, head } from './frame.ts';
import { truthOf, type Block } from './items.ts';
import type { Setter } from './setters.ts';

/** Letters of one width in lines of a fixed length, with spaces or dots between: what a terminal program prints. */
function terminalRows(fill: ' ' | '.', isPaired: boolean): Setter {
  const draw: Setter['draw'] = (paper, items, { x, y, width }) => {
    const letters = Math.floor(width / paper.widthOf('0'));
    const half = Math.floor(letters / 2) - 2;
    const cellOf = (label: string, value: string, room: number) => {
      const dots = room - label.length - value.length - 3;
      return dots < 1 ? null : `${label}: ${fill.repeat(dots)} ${value}`;
    };
    let top = y;
    let pending: string | null = null;
    const print = (line: string) => {
      paper.write(line, x, top);
      top += paper.leading;
    };
    for (const { label, value } of items) {
      const short = isPaired ? cellOf(label, value, half) : null;
      if (short !== null && pending !== null) {
        print(`${pending}    ${short}`);
        pending = null;
        continue;
      }
      if (pending !== null) print(pending);
      pending = short;
      if (short !== null) continue;
      const whole = cellOf(label, value, letters);
      if (whole !== null) print(whole);
      else {
        print(`${label}:`);
        for (const line of paper.wrap(value, width - 20)) print(`   ${line}`);
      }
    }
    if (pending !== null) print(pending);
    return top;
  };
  return { draw, truth: truthOf };
}

/** A document of a terminal program, whose blocks are divided by lines of signs. */
export const report = (blocksOf: (draft: Draft) => Block[]) => (draft: Draft) => {
  const { random, paper, width } = draft;
  head(draft);
  const setter = terminalRows(random.pick([' ', '.'] as const), random.chance(0.5));
  const sign = random.pick(['=', '-', '*']);
  const line = sign.repeat(Math.floor(width / paper.widthOf(sign)));
  draft.titles = 'bold';
  for (const block of blocksOf(draft)) {
    draft.say(line, { after: 1 });
    draft.place(block, setter);
  }
  feet(draft);
};
