import type { Api } from 'shared-contracts';

/** E-mails the visitor a copy of a stored request. Never rejects. */
export async function sendCopy(
  api: Pick<Api, 'sendCopy'>,
  sessionId: number | null,
  reference: string,
): Promise<'sent' | 'failed'> {
  if (sessionId === null) return 'failed';
  return await api.sendCopy(sessionId, reference).then(
    () => 'sent' as const,
    () => 'failed' as const,
  );
}
