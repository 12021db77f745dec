/** Why an opportunity cannot be archived, or `null` when it can (rules AR1–AR3). */
export function archivingProblem(
  opportunity: { readonly isArchived: boolean; readonly leadSourceId: string | null },
  reason: { readonly requiresNote: boolean },
  note: string | null | undefined,
): 'archived' | 'lead_source_required' | 'note_required' | null {
  if (opportunity.isArchived) return 'archived';
  if (!opportunity.leadSourceId) return 'lead_source_required';
  if (reason.requiresNote && !note) return 'note_required';
  return null;
}
