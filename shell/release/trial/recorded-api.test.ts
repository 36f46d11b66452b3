import { expect, it } from 'vitest';
import { recordedFetch, serveRecorded } from './recorded-api.ts';

it.each([
  ['GET', 'masters/destinations', 200],
  ['POST', 'journey/start/hip-replacement', 200],
  ['GET', 'nowhere', 404],
])('serves what %s %s was answered, in a thread of its own', async (method, path, status) => {
  const { url, close } = await serveRecorded();
  const target = `/api/${path}?page=1`;
  const served = await fetch(url + target, { method });
  const recorded = await recordedFetch(`http://site.example${target}`, { method });
  expect([served.status, recorded.status]).toEqual([status, status]);
  expect(served.headers.get('content-type')).toBe(recorded.headers.get('content-type'));
  expect(await served.json()).toEqual(await recorded.json());
  close();
});
