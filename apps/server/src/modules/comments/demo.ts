import { opportunityStatuses, type OpportunityStatus } from '@szansa/domain/opportunity';
import { personName } from '@szansa/domain/shared';

import { momentsAtWork, workBefore } from '#demo';
import { insertConversations, type NewConversation } from '#modules/conversations';
import { insertActivity } from '#modules/opportunities';
import { demoPart, type Demo, type DemoRecords, type Db } from '#platform';
import { addNotifications } from '#modules/notifications';

/** The last message of others since an instant in each open opportunity, and when its owner has read it. */
function lastMessages(db: Db, since: Date) {
  return db
    .selectFrom('comment')
    .innerJoin('customerFile', 'customerFile.id', 'comment.customerFileId')
    .innerJoin('appUser as author', 'author.id', 'comment.authorId')
    .leftJoin('chatRead', (join) =>
      join
        .onRef('chatRead.customerFileId', '=', 'customerFile.id')
        .onRef('chatRead.userId', '=', 'customerFile.workerId'),
    )
    .distinctOn('customerFile.id')
    .select([
      'comment.id as messageId',
      'comment.createdAt',
      'customerFile.id as customerFileId',
      'customerFile.number',
      'author.firstName',
      'author.lastName',
    ])
    .select((eb) => [
      eb.ref('customerFile.workerId').$notNull().as('userId'),
      eb
        .case()
        .when('chatRead.readAt', '>=', eb.ref('comment.createdAt'))
        .then(eb.ref('chatRead.readAt'))
        .end()
        .as('readAt'),
    ])
    .whereRef('comment.authorId', '!=', 'customerFile.workerId')
    .where('comment.isNote', '=', false)
    .where('customerFile.isArchived', '=', false)
    .where('comment.createdAt', '>', since)
    .orderBy('customerFile.id')
    .orderBy('comment.createdAt', 'desc')
    .execute();
}

/** Owners have notifications of messages from this many past working days. */
const notifiedDays = 8;

/** They read a notification within this many working days, whether or not they read the conversation. */
const lookedAtDays = 2;

/** Adds notifications for owners of opportunities about the last message of another user. */
async function notifyOwners({ work, random, now }: Demo): Promise<void> {
  const messages = await lastMessages(work.db, workBefore(now, notifiedDays));
  const lookedAt = workBefore(now, lookedAtDays);
  await addNotifications(
    work.db,
    messages.map(({ messageId, createdAt, customerFileId, number, userId, readAt, ...author }) => ({
      id: random.id(createdAt),
      userId,
      customerFileId,
      at: createdAt,
      readAt: readAt ?? (createdAt < lookedAt ? lookedAt : null),
      content: { kind: 'comment_new', number, messageId, isNote: false, author: personName(author) },
    })),
  );
}

type Opportunity = DemoRecords['opportunities'][number];
type Given = Pick<DemoRecords, 'offers' | 'opportunities' | 'workers'>;

interface Line {
  readonly text: string;
  /** The first and the last stage at which the message is plausible. */
  readonly stages: readonly [OpportunityStatus, OpportunityStatus];
  /** How many offers have to be made before. */
  readonly offers?: number;
  /** Only about an electric car. */
  readonly isElectric?: true;
  /** Only about a car that is yet to be built. */
  readonly isProduced?: true;
  /** The message is not used once this one was written. */
  readonly before?: string;
}

const creditDecision = 'Decyzja kredytowa pozytywna, umowa w tym tygodniu.';

const lines: readonly Line[] = [
  { text: 'Klient szuka auta rodzinnego, najchętniej od ręki.', stages: ['lead', 'first_contact'] },
  { text: 'Rozmowa telefoniczna: klient oddzwoni po weekendzie.', stages: ['lead', 'negotiations'] },
  { text: 'Klient prosi o kontakt mailowy, w pracy nie odbiera.', stages: ['lead', 'negotiations'] },
  { text: 'Klient podał budżet miesięczny, szukam wariantów.', stages: ['lead', 'presentation_proposal'] },
  { text: 'Klient pyta o auto elektryczne i dotację.', stages: ['lead', 'negotiations'], isElectric: true },
  {
    text: 'Salon potwierdził rabat, czekamy na ofertę na piśmie.',
    stages: ['first_contact', 'negotiations'],
  },
  {
    text: 'Klient prosi o wariant z niższą opłatą wstępną.',
    stages: ['presentation_proposal', 'negotiations'],
    offers: 1,
  },
  {
    text: 'Porównanie trzech ofert wysłane.',
    stages: ['presentation_proposal', 'negotiations'],
    offers: 3,
  },
  {
    text: 'Wniosek wysłany do klienta, czekamy na podpis i dokumenty.',
    stages: ['application_to_client', 'application_to_client'],
    offers: 1,
  },
  {
    text: 'Bank prosi o uzupełnienie dokumentów za ostatni kwartał.',
    stages: ['application', 'application'],
    offers: 1,
    before: creditDecision,
  },
  {
    text: creditDecision,
    stages: ['application', 'application'],
    offers: 1,
  },
  {
    text: 'Klient pyta o ubezpieczenie w pakiecie.',
    stages: ['application_to_client', 'conclusion_agreement'],
  },
  {
    text: 'Termin produkcji przesunięty o dwa tygodnie, klient poinformowany.',
    stages: ['waiting_for_vehicle', 'waiting_for_vehicle'],
    isProduced: true,
  },
  {
    text: 'Salon potwierdził zamówienie, klient dostał kopię.',
    stages: ['waiting_for_vehicle', 'waiting_for_vehicle'],
  },
  {
    text: 'Dokumenty do rejestracji złożone w urzędzie.',
    stages: ['registration_insurance', 'registration_insurance'],
  },
  { text: 'Termin odbioru uzgodniony z klientem.', stages: ['handing', 'handing'] },
  { text: 'Klient zadowolony, poleci nas znajomym.', stages: ['closed', 'closed'] },
  { text: 'Klient prosi o kontakt przed końcem umowy.', stages: ['closed', 'closed'] },
];

const noted = [
  'Ma drugą firmę – zapytać o flotę po nowym roku.',
  'Decyduje żona, to z nią ustalać kolor.',
  'Polecił go pan Kubiak.',
] as const;

/** Returns the stage of an opportunity at a moment, counted from 0. */
function stageAt({ entered }: Opportunity, at: Date): number {
  return opportunityStatuses.findLastIndex((status) => (entered[status] ?? Infinity) <= at);
}

/** Returns the messages that are plausible for an opportunity at a moment, after those used already. */
function sayable(
  opportunity: Opportunity,
  offers: Given['offers'],
  at: Date,
  used: ReadonlySet<string>,
): string[] {
  const stage = stageAt(opportunity, at);
  const made = offers.filter((offer) => offer.at < at).length;
  const isOrdered = offers.some((offer) => offer.isOrdered);
  return lines
    .filter(({ stages: [first, last], offers: least = 0, isElectric, isProduced, before = '' }) => {
      const isInTime =
        stage >= opportunityStatuses.indexOf(first) && stage <= opportunityStatuses.indexOf(last);
      const suits = (!isElectric || opportunity.prefersElectric) && (!isProduced || isOrdered);
      return isInTime && made >= least && suits && !used.has(before);
    })
    .map(({ text }) => text);
}

/** Returns the messages about an opportunity, its followers, and how far they have read. */
function conversation(
  { random }: Demo,
  opportunity: Opportunity,
  given: Given,
): NewConversation<{ customerFileId: string }> {
  const { id: customerFileId, by, openedAt, until } = opportunity;
  const offers = given.offers.filter((offer) => offer.customerFileId === customerFileId);
  const used = new Set<string>();
  const moments = momentsAtWork(random, random.between(0, 5), openedAt, until);
  const comments = moments.flatMap((createdAt) => {
    const isNote = random.chance(0.2);
    // a text is used once per conversation
    const texts = (isNote ? noted : sayable(opportunity, offers, createdAt, used)).filter(
      (text) => !used.has(text),
    );
    if (texts.length === 0) return [];
    const message = random.pick(texts);
    used.add(message);
    const authorId = random.chance(0.7) ? by : random.pick(given.workers);
    return [{ id: random.id(createdAt), customerFileId, isNote, message, authorId, createdAt }];
  });
  const people = [...new Set([by, ...comments.map(({ authorId }) => authorId)])];
  const last = comments.filter(({ isNote }) => !isNote).at(random.chance(0.7) ? -1 : -2);
  return {
    comments,
    followers: people.map((userId) => ({ customerFileId, userId })),
    reads: last ? [{ customerFileId, userId: by, lastReadCommentId: last.id, readAt: last.createdAt }] : [],
  };
}

/** Conversations about opportunities: each comment fits the stage of its opportunity at that time. */
export const commentsDemo = demoPart(['offers', 'opportunities', 'workers'], async (demo, given) => {
  const { random, work } = demo;
  const made = given.opportunities.map((opportunity) => conversation(demo, opportunity, given));
  await insertConversations(work.db, made);
  await insertActivity(
    work.db,
    made.flatMap(({ comments }) =>
      comments.map(({ id: commentId, customerFileId, isNote, authorId, createdAt }) => ({
        id: random.id(createdAt),
        customerFileId,
        type: isNote ? 'note_added' : 'comment_added',
        actorId: authorId,
        at: createdAt,
        data: {},
        commentId,
      })),
    ),
  );
  await notifyOwners(demo);
  return {};
});
