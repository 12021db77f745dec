import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as polish from '@zxcvbn-ts/language-pl';

import { answerJobs } from './queues/thread-side.ts';

export interface StrengthExchange {
  readonly job: {
    readonly password: string;
    /** What anyone would try first. */
    readonly words: readonly string[];
  };
  /** From 0, guessed at once, to 4. */
  readonly answer: number;
}

const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...polish.dictionary },
  graphs: common.adjacencyGraphs,
});

answerJobs<StrengthExchange>(async ({ password, words }) => estimator.check(password, [...words]).score);
