import { HASH_KEY } from '../support/form-cookie.ts';
import { postForm } from '../support/post-form.ts';
import { startSection7Site } from '../support/section-7-site.ts';
import { expect, test } from '../support/test.ts';

let site: Awaited<ReturnType<typeof startSection7Site>>;
test.beforeAll(async () => {
  site = await startSection7Site({}, { env: { shell: { HASH_KEY } } });
});
test.afterAll(() => site.remove());

const statusOf = async (path: string) => (await fetch(`${site.url}${path}`)).status;

test('a site starts with an API of section 7 and nothing more', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  expect(await statusOf('/about')).toBe(200);
  expect(await statusOf('/api/masters/treatments')).toBe(200);
  expect(await statusOf('/api/masters/options')).toBe(404);
});

test('the quote form works without code: a destination is typed, and a request without a reference is told as sent', {
  tag: ['@quote', '@own-stack'],
}, async () => {
  const form = await (await fetch(`${site.url}/contact`)).text();
  expect(form).toMatch(/<input[^>]* name="destination"/);

  const unfinished = await postForm(site.url, {});
  expect(unfinished.status).toBe(422);
  expect(await unfinished.text()).toMatch(/<input[^>]* name="destination"[^>]* value="India"/);
  expect(site.submissions).toEqual([]);

  const sent = await postForm(site.url, { name: 'Ana Lima' });
  expect(sent.status).toBe(303);
  expect(site.submissions).toMatchObject([{ payload: { contact_name: 'Ana Lima', destination: 'India' } }]);
  const cookie = sent.headers
    .getSetCookie()
    .map(each => each.split(';', 1)[0])
    .join('; ');
  const receipt = await (await fetch(`${site.url}/contact`, { headers: { Cookie: cookie } })).text();
  expect(receipt).toContain('Contact Request Submitted!');
  expect(receipt).not.toContain('Your reference number');
});
