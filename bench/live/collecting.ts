/** Preloaded into a process whose memory is measured: runs the garbage collector when it receives a signal. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export const collectSignal = 'SIGUSR2';

/** Exposes V8's `gc` function. */
setFlagsFromString('--expose-gc');
process.on(collectSignal, () => void runInNewContext('gc()'));
