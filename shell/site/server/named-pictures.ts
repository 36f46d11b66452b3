import type { Api } from 'shared-contracts';

/** Whether the API names a picture as a treatment's. */
export const isPictureNamed = (api: Pick<Api, 'treatments'>, url: string): Promise<boolean> =>
  api.treatments().then(
    treatments => treatments.some(({ image }) => image === url),
    () => false,
  );
