export { cursorLimit, cursorPageOf, cursorQuery, type CursorPage } from './cursor-query.ts';
export {
  accessText,
  doneBy,
  endpoint,
  refusalsOf,
  needsVersion,
  unversioned,
  type Access,
  type Data,
  type Download,
  type EndpointDefinition,
  type EndpointTree,
  type FileParts,
  type Input,
  type Method,
  type Parsed,
  type ReceivedFile,
} from './endpoint.ts';
export { readForm } from './form.ts';
export {
  failureData,
  fieldProblem,
  type Envelope,
  type Failure,
  type FailureData,
  type FieldProblem,
  type Success,
} from './envelope.ts';
export {
  failureOf,
  refusalOf,
  refusals,
  type AnyGiven,
  type GivenWith,
  type RefusalCode,
  type RefusalDetails,
  type RefusedField,
} from './refusals.ts';
export { schemaNames } from './named.ts';
export { routeOf, routesOf, type Route, type RouteTree } from './route.ts';
export { listFactsOf, listsOf, type ListFacts } from './list-facts.ts';
export {
  amountFilter,
  anyOf,
  anyOrNoneOf,
  dayFilter,
  excludableAmountFilter,
  flag,
  formerNames,
  listQuery,
  pageOf,
  perPageOptions,
  type FilterKind,
  type SortFields,
} from './list-query.ts';
