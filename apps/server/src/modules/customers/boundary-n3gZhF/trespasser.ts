import '../../offers/queries.ts';
