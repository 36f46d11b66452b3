import type { Gateway } from './gateway.ts';

/** Says in one line what the API answers at its address. */
export async function tryApi(
  gateway: Pick<Gateway, 'answer'>,
  apiUrl: string,
  log: { info(message: string): void; warn(message: string): void },
): Promise<void> {
  const target = 'masters/treatments';
  const answer = await gateway.answer({ method: 'GET', target, headers: new Headers() });
  const address = `${apiUrl}/api/${target}`;
  const rows: unknown = answer.ok ? await answer.json().catch(() => null) : null;
  if (Array.isArray(rows)) return log.info(`The API lists ${rows.length} treatments at ${address}`);
  const what = answer.ok ? 'no list' : `${answer.status}`;
  const hint = apiUrl.endsWith('/api') ? '; API_URL is its address without /api' : '';
  log.warn(`The API answers ${what} at ${address}${hint}`);
}
