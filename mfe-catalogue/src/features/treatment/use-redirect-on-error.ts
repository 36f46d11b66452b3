import { useEffect } from 'react';
import { useNavigate, useServices } from 'shared-contracts/ui';
import { TREATMENTS_PATH } from '../../shared/addresses.rules.ts';

/** Redirects to the list and shows the message as a toast. */
export function useRedirectOnError(message: string | null): void {
  const { notify } = useServices();
  const navigate = useNavigate();
  useEffect(() => {
    if (message === null) return;
    notify({ title: message, text: '', tone: 'error' });
    void navigate(TREATMENTS_PATH, { replace: true });
  }, [message, notify, navigate]);
}
