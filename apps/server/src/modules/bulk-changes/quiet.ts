import { emittingOnly, type Emit, type Room, type StaffContext } from '#platform';

const ofRecord = (rooms: readonly Room[]) => rooms.filter((room) => room.startsWith('record:'));

/**
 * Publishes a change that is one of many only to users who have the record open: all others would have to refetch their
 * list for each of thousands of records, instead of now and then.
 */
const quiet = (emit: Emit): Emit => {
  const emitNothing: Emit = (event, payload, rooms) => {
    if (event === 'customer-file-changed' && 'customerFileId' in payload) {
      const { customerFileId } = payload;
      emit('customer-file-changed', { customerFileId, listed: null }, ofRecord(rooms));
    } else if (event === 'record-changed') emit(event, payload, ofRecord(rooms));
    else emit(event, payload, rooms);
  };
  return emitNothing;
};

/** Returns the same context, which publishes changes of records to no lists. */
export const quietly = (context: StaffContext): StaffContext => emittingOnly(context, quiet);
