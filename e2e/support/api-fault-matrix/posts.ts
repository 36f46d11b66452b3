import { setTimeout as pause } from 'node:timers/promises';
import type { WireFault } from '../../faults/wire.ts';
import type { StackWithFaults } from '../faulty-api.ts';
import { storedRequests, uniqueName } from '../quote-form.ts';
import { lateFaults, quickFaults, type RecordCell } from './cells.ts';

/** A form post may take 15 s; the rest is for rendering on a busy machine. */
const POST_MS = 25_000;

/** Each call of a form post. */
const postCalls = [
  'GET /api/journey/by-ip/',
  'POST /api/journey/start/',
  'POST /api/masters/treatment-countries',
  'POST /api/journey/\\d+/submissions',
];
/** The API answers that there is no session yet, which these keep: one is started. */
const keepsStatus404: readonly WireFault[] = ['status 404', 'truncated', 'tampered'];

export function createPostChecks({ url, faults, databaseFile }: StackWithFaults, record: RecordCell) {
  /** Opens the form, as long ago as a person takes to fill it in. @returns its cookie */
  async function openForm(): Promise<string> {
    const [cookie = ''] = cookiesOf(await fetch(`${url}/contact`));
    await pause(2_000);
    return cookie;
  }

  /** Posts the form without JavaScript under each fault of each call, and again without it. */
  async function checkPosts(form: string): Promise<void> {
    const checkAll = (tried: readonly WireFault[]) =>
      postCalls.map(async call => {
        for (const fault of tried) await checkPost(form, call, fault);
      });
    await Promise.all(checkAll([...quickFaults, 'slow 1 s']));
    await Promise.all(lateFaults.flatMap(fault => checkAll([fault])));
  }

  let posts = 0;

  async function checkPost(form: string, call: string, fault: WireFault): Promise<void> {
    posts += 1;
    const address = `10.0.0.${posts}`;
    const name = uniqueName();
    const start = performance.now();
    const heal = faults.fail(new RegExp(`^${call}.* ${address}$`), fault);
    const response = await postForm(name, address, [form]);
    const isInTime = performance.now() - start < POST_MS;
    const text = await response.text();
    heal();
    const again = await postForm(name, address, [form, ...cookiesOf(response)]);
    const stored = storedRequests(name, databaseFile);
    const isAccepted = fault === 'slow 1 s' || (call.includes('by-ip') && keepsStatus404.includes(fault));
    const expected = isAccepted ? 303 : 422;
    const cacheControl = response.headers.get('cache-control') ?? '';
    record(
      { request: 'POST /contact', call, fault, status: response.status, cacheControl },
      {
        [`status ${expected}`]: response.status === expected,
        'in time': isInTime,
        'answers are kept': isAccepted || text.includes(name),
        'never cached': cacheControl === 'private, no-store',
        'accepted once healed': again.status === 303,
        'stored once': stored.length === 1,
      },
    );
  }

  const postForm = (name: string, address: string, cookies: readonly string[]) =>
    fetch(`${url}/contact`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: url, Cookie: cookies.join('; '), 'X-Forwarded-For': address },
      body: new URLSearchParams({
        contact_name: name,
        contact_email: 'ana@example.org',
        treatment_id: '52',
        destination: 'India',
        consent: 'yes',
      }),
    });

  return { openForm, checkPosts };
}

const cookiesOf = ({ headers }: Response): string[] =>
  headers.getSetCookie().map(cookie => cookie.split(';')[0] ?? '');
