import { useEffect } from 'react';
import { useNavigate, useServices } from 'shared-contracts/ui';
import { TREATMENTS_PATH } from './treatment.load.ts';

/** Redirects an open page to the list, with the message as a toast, once there is a message. */
export function useRedirectOnError(message: string | null): void {
  const { notify } = useServices();
  const navigate = useNavigate();
  useEffect(() => {
    if (message === null) return;
    notify({ title: message, text: '', tone: 'error' });
    void navigate(TREATMENTS_PATH, { replace: true });
  }, [message, notify, navigate]);
}
