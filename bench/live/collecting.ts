/** Loaded into a process whose memory is measured: it gives back what it no longer needs when it is asked to. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export const collectSignal = 'SIGUSR2';

/** V8's own, which is there under the flag. */
setFlagsFromString('--expose-gc');
process.on(collectSignal, () => void runInNewContext('gc()'));
