import type { Endpoints } from '@szansa/api-client/endpoints';
import { v7 as uuidv7 } from 'uuid';

import {
  invalid,
  listAnswer,
  verb,
  type HandlerInput,
  type StaffContext,
  type StaffReading,
} from '../platform.ts';
import {
  countBanks,
  countDealers,
  countRepresentatives,
  countVehicles,
  exists,
  findRepresentative,
  insertBank,
  insertDealer,
  insertRepresentative,
  listBanks,
  listDealers,
  listRepresentatives,
  listVehicles,
} from './queries.ts';

type BankBody = HandlerInput<Endpoints['banks']['create']>['body'];
type DealerBody = HandlerInput<Endpoints['dealers']['create']>['body'];
type RepresentativeBody = HandlerInput<Endpoints['representatives']['create']>['body'];

export function listOfBanks({ db }: StaffReading, query: HandlerInput<Endpoints['banks']['list']>['query']) {
  return listAnswer(query, {
    rows: listBanks(db, query),
    count: countBanks(db, query.search),
    item: (row) => row,
  });
}

export function listOfDealers(
  { db }: StaffReading,
  query: HandlerInput<Endpoints['dealers']['list']>['query'],
) {
  return listAnswer(query, {
    rows: listDealers(db, query),
    count: countDealers(db, query.search),
    item: (row) => row,
  });
}

/** Without either filter both kinds are shown. */
export function listOfRepresentatives(
  { db }: StaffReading,
  query: HandlerInput<Endpoints['representatives']['list']>['query'],
) {
  const { search, show_banks: banks = true, show_dealers: dealers = true } = query;
  const filters = { search, banks, dealers };
  return listAnswer(query, {
    rows: listRepresentatives(db, filters, query),
    count: countRepresentatives(db, filters),
    item: (row) => row,
  });
}

export function listOfVehicles(
  { db }: StaffReading,
  query: HandlerInput<Endpoints['vehicles']['list']>['query'],
) {
  return listAnswer(query, {
    rows: listVehicles(db, query),
    count: countVehicles(db, query.search),
    item: (row) => row,
  });
}

export function createBank(context: StaffContext, body: BankBody) {
  return verb(context, async (work) => {
    const row = {
      id: uuidv7(),
      name: body.name,
      shortName: body.shortName ?? null,
      taxIdNumber: body.taxIdNumber ?? null,
    };
    await insertBank(work.db, row);
    await work.audit({ entity: 'bank', entityId: row.id, action: 'create', after: row });
    return { ...row, isActive: true };
  });
}

export function createDealer(context: StaffContext, body: DealerBody) {
  return verb(context, async (work) => {
    const row = {
      id: uuidv7(),
      name: body.name,
      alias: body.alias ?? null,
      taxIdNumber: body.taxIdNumber ?? null,
      dealerType: body.dealerType ?? null,
    };
    await insertDealer(work.db, row);
    await work.audit({ entity: 'dealer', entityId: row.id, action: 'create', after: row });
    return row;
  });
}

/** @throws 422 when the bank or dealer does not exist. */
export function createRepresentative(context: StaffContext, body: RepresentativeBody) {
  return verb(context, async (work) => {
    const table = body.bankId ? 'bank' : 'dealer';
    const place = body.bankId ?? body.dealerId ?? '';
    if (!(await exists(work.db, table, place))) {
      throw invalid({ path: `${table}Id`, code: 'value_not_allowed' });
    }
    const row = {
      id: uuidv7(),
      firstName: body.firstName,
      lastName: body.lastName,
      email: body.email ?? null,
      phone: body.phone ?? null,
      bankId: body.bankId ?? null,
      dealerId: body.dealerId ?? null,
    };
    await insertRepresentative(work.db, row);
    await work.audit({
      entity: 'representative',
      entityId: row.id,
      action: 'create',
      after: row,
    });
    return findRepresentative(work.db, row.id);
  });
}
