import type { Api } from 'shared-contracts';

/** Month or day of the prices; null while the API is down. */
export const pricesAsOf = (api: Pick<Api, 'treatments'>): Promise<string | null> =>
  api.treatments().then(
    ([treatment]) => treatment?.asOf ?? null,
    () => null,
  );
