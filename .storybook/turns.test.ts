import { expect, it } from 'vitest';

import { requestTurn } from './pages/turns.ts';

it('two have their turn, the next when one of them ends, and none that has given up', () => {
  const begun: string[] = [];
  const ask = (name: string) => requestTurn(() => begun.push(name));
  const first = ask('first');
  const second = ask('second');
  ask('third');
  const fourth = ask('fourth');
  ask('fifth');
  expect(begun).toEqual(['first', 'second']);
  fourth.end();
  expect(begun).toEqual(['first', 'second']);
  first.end();
  first.end();
  expect(begun).toEqual(['first', 'second', 'third']);
  second.end();
  expect(begun).toEqual(['first', 'second', 'third', 'fifth']);
});
