import { emittingOnly, type Emit, type Room, type StaffContext } from '#platform';

const ofRecord = (rooms: readonly Room[]) => rooms.filter((room) => room.startsWith('record:'));

/**
 * Tells of a record that is one of many only those who have it open: for everyone else a list that reads itself again for
 * each of thousands would be the same as one that does so now and then.
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

/** The same context, in which lists are told nothing of a record. */
export const quietly = (context: StaffContext): StaffContext => emittingOnly(context, quiet);
