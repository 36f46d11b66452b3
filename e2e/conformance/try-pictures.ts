import { messageOf } from 'e2e-stack';
import { PictureUrlSchema } from 'shared-contracts/host';
import * as v from 'valibot';
import type { Fault } from './faults.ts';
import type { Known } from './learn-api.ts';

/** As the site waits for one. */
const PICTURE_DEADLINE_MS = 5_000;
const PICTURES_MAX = 10;

/** What does not load of the pictures that are not the site's own, up to ten. */
export async function tryPictures({
  rows,
  treatments,
}: Pick<Known, 'rows' | 'treatments'>): Promise<Fault[]> {
  const named = rows.flatMap(row => Object(row).image || []);
  const refused = named.filter(image => !v.is(PictureUrlSchema, image));
  const elsewhere = treatments.flatMap(({ image }) => (image?.startsWith('https:') ? [image] : []));
  const tried = [...new Set(elsewhere)].slice(0, PICTURES_MAX).map(tryPicture);
  return [
    ...refused.map(image => ({
      kind: 'refused picture',
      text: `the picture ${JSON.stringify(image)} is neither a path of the site's pictures nor an https address`,
    })),
    ...(await Promise.all(tried)).flat(),
  ];
}

/** @returns nothing for one that loads */
export async function tryPicture(address: string): Promise<Fault[]> {
  const faultOf = (kind: string, says: string) => [{ kind, text: `the picture ${address} ${says}` }];
  try {
    const answer = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PICTURE_DEADLINE_MS),
    });
    await answer.body?.cancel();
    const { status, ok, headers } = answer;
    const location = headers.get('location');
    if (location) return faultOf('moved picture', `redirects to ${location}, which the site does not follow`);
    if (!ok) return faultOf('missing picture', `cannot be loaded: its server answers ${status}`);
    const type = headers.get('content-type') ?? '';
    return /^text\/|json/.test(type) ? faultOf('no picture', `is not a picture but ${type}`) : [];
  } catch (error) {
    const { cause } = error as Error;
    return faultOf('unreachable picture', `cannot be loaded: ${messageOf(cause ?? error)}`);
  }
}
