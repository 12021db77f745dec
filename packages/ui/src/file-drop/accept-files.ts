export interface FileRules {
  /** Allowed extensions with their dot, any case: `.pdf`. Empty allows everything. */
  accept: readonly string[];
  /** Bytes. */
  maxBytes: number;
  /** Bytes; default 1, so that empty files are refused. */
  minBytes?: number | undefined;
  /** How many files there may be together with those already added. */
  maxFiles?: number | undefined;
}

export type RejectionReason = 'type' | 'tooLarge' | 'tooSmall' | 'tooMany';

export interface FileRejection {
  name: string;
  reason: RejectionReason;
}

interface FileLike {
  name: string;
  size: number;
}

/** Splits chosen files into those the rules allow, in order, and those they refuse with the first reason. */
export function acceptFiles<File extends FileLike>(
  files: readonly File[],
  rules: FileRules,
  alreadyAdded: number,
): { accepted: File[]; rejected: FileRejection[] } {
  const accepted: File[] = [];
  const rejected: FileRejection[] = [];
  for (const file of files) {
    const reason = rejectionOf(file, rules, alreadyAdded + accepted.length);
    if (reason) rejected.push({ name: file.name, reason });
    else accepted.push(file);
  }
  return { accepted, rejected };
}

function rejectionOf(file: FileLike, rules: FileRules, count: number): RejectionReason | undefined {
  const name = file.name.toLowerCase();
  const allowed = rules.accept.length === 0 || rules.accept.some((end) => name.endsWith(end.toLowerCase()));
  if (!allowed) return 'type';
  if (file.size > rules.maxBytes) return 'tooLarge';
  if (file.size < (rules.minBytes ?? 1)) return 'tooSmall';
  if (rules.maxFiles !== undefined && count >= rules.maxFiles) return 'tooMany';
  return undefined;
}
