import type { Api } from 'shared-contracts';

/** Whether the API names a picture as a treatment's. @throws ApiError while it does not say */
export const isPictureNamed = async (api: Pick<Api, 'treatments'>, url: string): Promise<boolean> =>
  (await api.treatments()).some(({ image }) => image === url);
