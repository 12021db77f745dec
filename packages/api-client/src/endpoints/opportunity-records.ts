import { excludable } from '@szansa/domain/access';
import { activityTypes } from '@szansa/domain/activity';
import { closingFields, creationMethods } from '@szansa/domain/opportunity';
import { z } from 'zod';

import { schemaNames } from '../contract/index.ts';
import { archiveReason, label, leadSource } from './choices.ts';
import { amount, customerEmails, customerPhones, day, id, instant, person, status } from './records.ts';

const customerName = z.object({ id, name: z.string() }).register(schemaNames, { id: 'CustomerName' });

const listed = {
  id,
  /** What people call it by: `#1042`. */
  number: z.int(),
  status,
  isArchived: z.boolean(),
  customer: customerName,
  worker: person.nullable(),
  labels: z.array(label),
  /** Of the chosen offer, else of the newest. */
  vehicle: z.string().nullable(),
  vehicleValue: amount,
  statusChangedAt: instant,
  lastActivityAt: instant,
  createdAt: instant,
  version: z.int(),
};

export const opportunityListItem = z
  .object({ ...listed, leadSource: leadSource.nullable() })
  .register(schemaNames, { id: 'OpportunityListItem' });

/** What is to be done next for an opportunity. */
const nextActivity = z
  .object({
    id,
    type: z.enum(activityTypes),
    title: z.string(),
    startAt: instant,
    endAt: instant.nullable(),
  })
  .register(schemaNames, { id: 'NextActivity' });

/** A card of the board; `canMove` is whether the reader may move it at all. */
export const boardCard = z
  .object({
    ...listed,
    canMove: z.boolean(),
    /** The earliest activity that is not done; null for none, and for those who may not read activities. */
    nextActivity: nextActivity.nullable(),
  })
  .register(schemaNames, { id: 'BoardCard' });

export const boardColumn = z
  .object({
    status,
    /** All cards of the status under the filters, also those beyond the ones given. */
    count: z.int(),
    /** Sum of vehicle values, net. */
    sum: z.string(),
    cards: z.array(boardCard),
  })
  .register(schemaNames, { id: 'BoardColumn' });

export const opportunity = z
  .object({
    ...listed,
    customer: z.object({
      id,
      name: z.string(),
      taxIdNumber: excludable('customer.taxIdNumber', z.string().nullable()),
      emails: customerEmails,
      phones: customerPhones,
    }),
    leadSource: leadSource.nullable(),
    note: z.string().nullable(),
    archiveReason: archiveReason.nullable(),
    archiveNote: z.string().nullable(),
    archivedAt: instant.nullable(),
    chosenOfferId: id.nullable(),
    closingDate: day,
    creationMethod: z.enum(creationMethods),
    createdBy: person.nullable(),
    /** Statuses the reader may move it to. */
    moves: z.array(status),
    /** What closing would miss right now; empty when it is ready. */
    missing: z.array(z.enum(closingFields)),
    can: z.object({
      /** May change it right now. */
      edit: z.boolean(),
      /** Could change it after the consent dialog of closed opportunities. */
      editAfterConsent: z.boolean(),
      addOffer: z.boolean(),
      /** May save comparisons of its offers. */
      compareBanks: z.boolean(),
      /** May save rent offers of it. */
      addRentOffer: z.boolean(),
      archive: z.boolean(),
      unarchive: z.boolean(),
      comment: z.boolean(),
      claim: z.boolean(),
      assign: z.boolean(),
      /** May write to the customer. */
      notify: z.boolean(),
    }),
  })
  .register(schemaNames, { id: 'Opportunity' });
