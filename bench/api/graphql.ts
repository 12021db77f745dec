/** The GraphQL queries of PostGraphile for the same data that the product's screens show. */

const person = '{ rowId firstName lastName }';

const shown = `
  rowId number status isArchived vehicleValue statusChangedAt lastActivityAt createdAt version
  customerByCustomerId { rowId firstName lastName organisationNames }
  appUserByWorkerId ${person}
  offerByChosenOfferId { vehicleByVehicleId { manufacturer model version } }
  customerFileLabelsByCustomerFileId { nodes { labelByLabelId { rowId title color textColor } } }`;

export const list = `query ($worker: UUID!) {
  allCustomerFiles(condition: { workerId: $worker, isArchived: false }, orderBy: [LAST_ACTIVITY_AT_DESC, ROW_ID_DESC], first: 50) {
    totalCount
    nodes { ${shown} leadSourceByLeadSourceId { rowId name slug } }
  }
}`;

export const one = `query ($id: UUID!) {
  customerFileByRowId(rowId: $id) {
    ${shown} note archiveNote archivedAt chosenOfferId creationMethod
    leadSourceByLeadSourceId { rowId name slug }
    archiveReasonByArchiveReasonId { rowId name slug }
    appUserByCreatedBy ${person}
    customerByCustomerId { taxIdNumber emails phones }
  }
}`;

/** A search function in the schema `peer`, because PostGraphile has no search of its own. */
export const foundCustomers = `
  create schema peer;
  create function peer.found_customers(fragment text) returns setof public.customer language sql stable as $$
    select * from public.customer where not is_archived and search_text like '%' || public.fold(fragment) || '%'
    order by sort_name, id
  $$`;

export const search = `query ($text: String!) {
  peerFoundCustomers(fragment: $text, first: 25) {
    totalCount
    nodes {
      rowId firstName lastName city taxIdNumber emails phones organisationNames createdAt
      customerFilesByCustomerId { totalCount }
    }
  }
}`;

export const create = `mutation ($row: CustomerFileInput!) {
  createCustomerFile(input: { customerFile: $row }) { customerFile { rowId number status version createdAt } }
}`;

export const comment = `mutation ($row: CommentInput!) {
  createComment(input: { comment: $row }) { comment { rowId message createdAt } }
}`;

export const move = `mutation ($id: UUID!, $patch: CustomerFilePatch!) {
  updateCustomerFileByRowId(input: { rowId: $id, customerFilePatch: $patch }) {
    customerFile { rowId status version }
  }
}`;

/** Returns a query with one list per status. It does not sum the values of the opportunities. */
export function board(statuses: readonly string[], isOfOne: boolean): string {
  const own = isOfOne ? ', workerId: $worker' : '';
  const columns = statuses.map(
    (status) => `${status}: allCustomerFiles(
      condition: { status: "${status}", isArchived: false${own} }, orderBy: [LAST_ACTIVITY_AT_DESC, ROW_ID_DESC], first: 20
    ) { totalCount nodes { ${shown} } }`,
  );
  return `query ${isOfOne ? '($worker: UUID!)' : ''} { ${columns.join('\n')} }`;
}
