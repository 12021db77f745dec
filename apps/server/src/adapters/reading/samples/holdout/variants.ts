import type { ReadingField } from '@szansa/domain/reading';

import type { Draft } from './draft.ts';
import { amount, truthOf, type Item, type Truth } from './items.ts';
import { anySetter } from './setters.ts';
import { planItems } from './term-blocks.ts';

/** Notes the truths of the variants: what is the same in all of them is of the document. */
function noteVariants(draft: Draft, truths: readonly Truth[]): void {
  const [first = {}] = truths;
  const fields = Object.keys(first) as ReadingField[];
  const same = fields.filter((field) => truths.every((one) => one[field] === first[field]));
  draft.note(Object.fromEntries(same.map((field) => [field, first[field]])));
  draft.variants = truths.map((one) =>
    Object.fromEntries(Object.entries(one).filter(([field]) => !same.some((other) => other === field))),
  );
}

function plansOf({ random, voice, deal }: Draft): Item[][] {
  const hasCount = random.chance(0.5);
  const count = random.chance(0.6) ? 3 : 2;
  return deal.plans.slice(0, count).map((plan) => planItems(voice, plan, hasCount));
}

const nameLetters = ['A', 'B', 'C'];

const nameOf = ({ voice }: Draft, at: number) =>
  voice.habit < 0.4
    ? voice.in(`Wariant ${at + 1}`, `Option ${at + 1}`)
    : voice.habit < 0.7
      ? voice.in(`Wariant ${nameLetters[at]}`, `Variant ${nameLetters[at]}`)
      : voice.in(`Propozycja ${at + 1}`, `Variant ${at + 1}`);

/** Variants in columns beside each other, the names of the values at the left. */
export function variantColumns(draft: Draft): void {
  const { paper, voice, random, deal, margin, width } = draft;
  const plans = plansOf(draft);
  const value = amount(voice, 'value', 'offer.vehicleValue', deal.value);
  const hasValue = random.chance(0.6);
  const isRuled = random.chance(0.5);
  const align = random.pick(['right', 'centre', 'left'] as const);
  const first = width * (plans.length > 2 ? 0.31 : 0.4);
  const cell = (width - first) / plans.length;
  const step = paper.size * 1.22;
  const height = step + 6;
  draft.whole();
  draft.need(height * 10);
  let y = draft.lowest;
  const edge = (at: number) =>
    margin + first + at * cell + { right: cell - 4, centre: cell / 2, left: 4 }[align];
  paper.bar(margin, y, width, height, '#e6e9ee');
  plans.forEach((_, at) => paper.write(nameOf(draft, at), edge(at), y + 3, { isBold: true, align }));
  y += height;
  const heads = plans[0] ?? [];
  const rows = [
    ...(hasValue ? [{ label: value.label, values: plans.map(() => value.value) }] : []),
    ...heads.map(({ label }, row) => ({ label, values: plans.map((items) => items[row]?.value ?? '') })),
  ];
  for (const { label, values } of rows) {
    const names = paper.wrap(label, first - 6);
    const cells = values.map((one) => paper.wrap(one, cell - 8));
    const tall = Math.max(names.length, ...cells.map(({ length }) => length)) * step + 6;
    paper.writeLines(names, margin + 3, y + 3, step);
    cells.forEach((lines, at) => paper.writeLines(lines, edge(at), y + 3, step, { align, room: cell - 7 }));
    if (isRuled) [...plans.keys()].forEach((at) => paper.box(margin + first + at * cell, y, cell, tall));
    paper.bar(margin, y + tall, width, 0.4, '#c3c9d2');
    y += tall;
  }
  for (const column of draft.columns) column.y = y + paper.size * 1.4;
  if (hasValue) draft.note(value.truth);
  noteVariants(draft, plans.map(truthOf));
}

/** Variants in rows below each other, the names of the values above them. */
export function variantRows(draft: Draft): void {
  const { paper, voice, random, deal, margin, width } = draft;
  const plans = plansOf(draft);
  const hasNames = random.chance(0.5);
  const heads = plans[0] ?? [];
  const columns = heads.length + (hasNames ? 1 : 0);
  const cell = width / columns;
  const small = { size: paper.size * 0.88, isBold: true };
  const step = paper.size * 1.2;
  const value = amount(voice, 'value', 'offer.vehicleValue', deal.value);
  draft.say(`${value.label}: ${value.value}`);
  draft.note(value.truth);
  draft.need(step * 14);
  let y = draft.lowest;
  const texts = [...(hasNames ? [''] : []), ...heads.map(({ label }) => label)].map((one) =>
    paper.wrap(one, cell - 8, small),
  );
  const tall = Math.max(...texts.map(({ length }) => length)) * small.size * 1.2 + 6;
  paper.bar(margin, y, width, tall, '#e6e9ee');
  texts.forEach((lines, at) =>
    paper.writeLines(lines, margin + at * cell + 3, y + 3, small.size * 1.2, { ...small, room: cell - 7 }),
  );
  y += tall;
  plans.forEach((items, plan) => {
    const cells = [...(hasNames ? [nameOf(draft, plan)] : []), ...items.map((one) => one.value)].map((one) =>
      paper.wrap(one, cell - 6),
    );
    const high = Math.max(...cells.map(({ length }) => length)) * step + 6;
    cells.forEach((lines, at) =>
      paper.writeLines(lines, margin + at * cell + 3, y + 3, step, { room: cell - 5 }),
    );
    paper.bar(margin, y + high, width, 0.5, '#c3c9d2');
    y += high;
  });
  for (const column of draft.columns) column.y = y + paper.size * 1.4;
  noteVariants(draft, plans.map(truthOf));
}

/** Each variant as a block of its own, below or beside each other. */
export function variantBlocks(draft: Draft): void {
  const { voice, random, deal } = draft;
  const plans = plansOf(draft);
  const setter = anySetter(random);
  const value = amount(voice, 'value', 'offer.vehicleValue', deal.value);
  draft.say(`${value.label}: ${value.value}`);
  draft.note(value.truth);
  if (random.chance(0.5))
    draft.divide(
      plans.map(() => 1 / plans.length),
      random.int(12, 18),
    );
  else draft.whole();
  const { columns } = draft;
  draft.need(draft.paper.leading * 16);
  plans.forEach((items, at) =>
    draft.place({ kind: 'terms', title: nameOf(draft, at), items }, setter, {
      column: columns.length > 1 ? at : 0,
      title: 'bold',
    }),
  );
  noteVariants(draft, plans.map(truthOf));
}
