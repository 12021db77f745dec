import { completedStatus } from '@szansa/domain/enquiry';
import { opportunityStatuses } from '@szansa/domain/opportunity';

import { workBefore } from '#demo';
import type { Demo, DemoRecords } from '#platform';
import { made, type Made } from './demo-made.ts';
import { topics, type Topic } from './demo-topics.ts';

type Given = Pick<DemoRecords, 'opportunities' | 'platformers' | 'workers'>;
type Opportunity = Given['opportunities'][number];

/** Number of enquiries that were answered before those still in work. */
const count = 150;
/** Working days ago that the latest and the earliest of them were answered: a month, and somewhat more than a year. */
const [latest, earliest] = [20, 265];

/** Time until an answer, in working days: at least an hour and a half, usually less than a day. */
const [quickest, spread] = [0.15, 2.2];

/** Whether an opportunity was at one of these stages during the whole time. */
function wasIn({ entered, until }: Opportunity, stages: Topic['stages'], from: Date, to: Date): boolean {
  return stages.some((stage) => {
    const enteredAt = entered[stage];
    const following = opportunityStatuses.slice(opportunityStatuses.indexOf(stage) + 1);
    const ends = following.flatMap((next) => entered[next] ?? [])[0] ?? until;
    return enteredAt !== undefined && enteredAt < from && ends > to;
  });
}

/**
 * Enquiries of the last year that were answered within a day or two, more of them each month; half are calculations, and all
 * are archived.
 */
export function pastEnquiries(demo: Demo, given: Given): Made[] {
  const { random, now } = demo;
  const calculations = topics.filter(({ category }) => category === 'calculation');
  const withoutFiles = topics.filter(({ category }) => category !== 'document_processing');
  return Array.from({ length: count }, (_, index) => {
    const topic = random.pick(index % 2 === 0 ? calculations : withoutFiles);
    const ago = latest + (earliest - latest) * ((index + random.next()) / count) ** 1.2;
    const until = workBefore(now, ago);
    const createdAt = workBefore(now, ago + quickest + spread * random.next() ** 2);
    const fitting = given.opportunities.filter((one) => wasIn(one, topic.stages, createdAt, until));
    const about = fitting.length > 0 ? random.pick(fitting) : null;
    return made(demo, topic, completedStatus, {
      id: random.id(createdAt),
      createdAt,
      until,
      about,
      pair: [about?.by ?? random.pick(given.workers), random.pick(given.platformers)],
      isAssigned: true,
      isArchived: true,
    });
  });
}
