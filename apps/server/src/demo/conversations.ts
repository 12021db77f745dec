import type { Insertable } from 'kysely';

import { json } from '../platform/database/columns.ts';
import type { Database } from '../platform/database/schema.ts';
import type { Seeded } from './seeded.ts';
import { duringWork } from './working-hours.ts';

const said = [
  'Klient prosi o wariant z niższą opłatą wstępną.',
  'Rozmowa telefoniczna: klient oddzwoni po weekendzie.',
  'Salon potwierdził rabat, czekamy na ofertę na piśmie.',
  'Bank prosi o uzupełnienie dokumentów za ostatni kwartał.',
  'Porównanie trzech ofert wysłane.',
  'Decyzja kredytowa pozytywna, umowa w tym tygodniu.',
  'Klient pyta o auto elektryczne i dotację.',
  'Termin produkcji przesunięty o dwa tygodnie, klient poinformowany.',
] as const;

const noted = [
  'Ma drugą firmę – zapytać o flotę po nowym roku.',
  'Decyduje żona, to z nią ustalać kolor.',
  'Polecił go pan Kubiak.',
] as const;

interface Given {
  readonly customerFileId: string;
  readonly workers: readonly string[];
  readonly by: string;
  readonly from: Date;
  readonly until: Date;
}

/** What was said about a deal, who follows it and how far they have read. */
export function conversation(random: Seeded, { customerFileId, workers, by, from, until }: Given) {
  const count = random.between(0, 5);
  const span = until.getTime() - from.getTime();
  const start = random.between(0, said.length - 1);
  const comments: Insertable<Database['comment']>[] = Array.from({ length: count }, (_, index) => {
    const spoken = duringWork(new Date(from.getTime() + (span * (index + 1)) / (count + 1)));
    const createdAt = new Date(Math.min(spoken.getTime(), until.getTime()));
    const isNote = random.chance(0.2);
    const authorId = random.chance(0.7) ? by : random.pick(workers);
    // nobody says the same twice in one conversation
    const texts = isNote ? noted : said;
    const message = texts[(start + index) % texts.length] ?? texts[0];
    return { id: random.id(createdAt), customerFileId, isNote, message, authorId, createdAt };
  });
  const events: Insertable<Database['timelineEvent']>[] = comments.map((comment) => ({
    id: random.id(new Date(comment.createdAt ?? from)),
    customerFileId,
    type: comment.isNote ? 'note_added' : 'comment_added',
    actorId: comment.authorId,
    at: comment.createdAt ?? from,
    data: json({ note: comment.message }),
  }));
  const people = [...new Set([by, ...comments.map((comment) => comment.authorId)])];
  const followers: Insertable<Database['chatFollower']>[] = people.map((userId) => ({
    customerFileId,
    userId,
  }));
  const talk = comments.filter((comment) => !comment.isNote);
  const last = talk.at(random.chance(0.7) ? -1 : -2);
  const reads: Insertable<Database['chatRead']>[] = last
    ? [{ customerFileId, userId: by, lastReadCommentId: last.id, readAt: last.createdAt ?? from }]
    : [];
  return { comments, events, followers, reads };
}
