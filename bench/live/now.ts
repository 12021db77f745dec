/** Returns epoch milliseconds in high resolution; the value is comparable between processes of one machine. */
export const now = () => performance.timeOrigin + performance.now();
