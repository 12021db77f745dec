import type { Endpoints } from '@szansa/api-client/endpoints';
import { v7 as uuidv7 } from 'uuid';

import { inTransaction, invalid, type HandlerInput, type Page, type StaffContext } from '../platform.ts';
import {
  banks,
  countVehicles,
  dealers,
  exists,
  findRepresentative,
  insertBank,
  insertDealer,
  insertRepresentative,
  representatives,
  vehicles,
} from './queries.ts';

type BankBody = HandlerInput<Endpoints['banks']['create']>['body'];
type DealerBody = HandlerInput<Endpoints['dealers']['create']>['body'];
type RepresentativeBody = HandlerInput<Endpoints['representatives']['create']>['body'];

/** One page out of rows that carry their total; a page past the end has no row to tell it. */
function paged<Row extends { readonly total: number }>(rows: readonly Row[], { page, perPage }: Page) {
  return { items: [...rows], page, perPage, total: rows[0]?.total ?? 0 };
}

export async function listOfBanks(
  context: StaffContext,
  query: HandlerInput<Endpoints['banks']['list']>['query'],
) {
  return paged(await banks(context.db, query), query);
}

export async function listOfDealers(
  context: StaffContext,
  query: HandlerInput<Endpoints['dealers']['list']>['query'],
) {
  return paged(await dealers(context.db, query), query);
}

/** Without either filter both kinds are shown. */
export async function listOfRepresentatives(
  context: StaffContext,
  query: HandlerInput<Endpoints['representatives']['list']>['query'],
) {
  const { show_banks, show_dealers, ...rest } = query;
  return paged(
    await representatives(context.db, { ...rest, banks: show_banks ?? true, dealers: show_dealers ?? true }),
    query,
  );
}

export async function listOfVehicles(
  context: StaffContext,
  query: HandlerInput<Endpoints['vehicles']['list']>['query'],
) {
  const [items, total] = await Promise.all([
    vehicles(context.db, query),
    countVehicles(context.db, query.search),
  ]);
  return { items, page: query.page, perPage: query.perPage, total };
}

export function createBank(context: StaffContext, body: BankBody) {
  return inTransaction(context, async (work) => {
    const row = {
      id: uuidv7(),
      name: body.name,
      shortName: body.shortName ?? null,
      taxIdNumber: body.taxIdNumber ?? null,
    };
    await insertBank(work.db, row);
    await work.audit({ entity: 'bank', entityId: row.id, action: 'create', before: null, after: row });
    return { ...row, isActive: true };
  });
}

export function createDealer(context: StaffContext, body: DealerBody) {
  return inTransaction(context, async (work) => {
    const row = {
      id: uuidv7(),
      name: body.name,
      alias: body.alias ?? null,
      taxIdNumber: body.taxIdNumber ?? null,
      dealerType: body.dealerType ?? null,
    };
    await insertDealer(work.db, row);
    await work.audit({ entity: 'dealer', entityId: row.id, action: 'create', before: null, after: row });
    return row;
  });
}

/** @throws 422 when the bank or dealer does not exist. */
export function createRepresentative(context: StaffContext, body: RepresentativeBody) {
  return inTransaction(context, async (work) => {
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
      before: null,
      after: row,
    });
    return findRepresentative(work.db, row.id);
  });
}
