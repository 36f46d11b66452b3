import { useEffect } from 'react';
import type { Treatment } from 'shared-contracts';
import { useNavigate, useServices } from 'shared-contracts/ui';
import { treatmentCopy as copy } from './treatment.copy.ts';

/** Where a treatment's page leads when it cannot be shown (section 4). */
export const TREATMENT_LIST = '/treatments';

interface BaseData {
  /** Null while it is not there. */
  treatments: readonly Treatment[] | null;
  error: unknown;
}

/** Section 8's message with which the page is left; null while it stays: no list, or an empty one, is still loading. */
export function leavingMessage({ treatments, error }: BaseData, id: string): string | null {
  if (error !== null) return error instanceof Error ? error.message : copy.errors.failed;
  if (!treatments || treatments.length === 0 || treatments.some(treatment => treatment.id === id))
    return null;
  return copy.errors.notFound;
}

/** Leaves a page that stands already, with the message as a toast: its list failed, or came without the treatment. */
export function useLeaving(message: string | null): void {
  const { notify } = useServices();
  const navigate = useNavigate();
  useEffect(() => {
    if (message === null) return;
    notify({ title: message, text: '', tone: 'error' });
    void navigate(TREATMENT_LIST, { replace: true });
  }, [message, notify, navigate]);
}
