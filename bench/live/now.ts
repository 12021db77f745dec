/** Epoch milliseconds, as precise as they are known: other processes of this machine have the same. */
export const now = () => performance.timeOrigin + performance.now();
