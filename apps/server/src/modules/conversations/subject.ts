/** The columns of which one names what a conversation is about. */
export type SubjectColumn = 'customerFileId' | 'internalEnquiryId';

/** What a conversation is about. */
export interface Subject {
  readonly column: SubjectColumn;
  readonly id: string;
}

/** Both columns of a row that belongs to a conversation. */
export function subjectColumns({ column, id }: Subject) {
  return {
    customerFileId: column === 'customerFileId' ? id : null,
    internalEnquiryId: column === 'internalEnquiryId' ? id : null,
  };
}
