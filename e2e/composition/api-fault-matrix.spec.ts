import { setTimeout as pause } from 'node:timers/promises';
import { type ApiFault, type StackWithFaults, startStackWithFaults } from '../support/faulty-api.ts';
import { storedRequests, uniqueName } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

/** Late ones first: after them a call that is still under way cannot answer for the next fault. */
const lateFaults: readonly ApiFault[] = ['hang', 'drip without end'];
const quickFaults: readonly ApiFault[] = [
  'refused',
  'reset',
  404,
  429,
  500,
  503,
  'HTML for code',
  'truncated',
  'tampered',
  'empty',
  'without end',
];

/** A page's data may take 4 s and a form post 15 s; the rest is for rendering on a busy machine. */
const PAGE_MS = 9_000;
const POST_MS = 25_000;

interface Cell {
  request: string;
  call: string;
  fault: ApiFault | 'none' | 'all calls';
  status: number;
  cacheControl: string;
  /** What is not as expected. */
  wrong: string;
}
let cells: Cell[] = [];
let stack: StackWithFaults;

test.describe.configure({ timeout: 180_000 });
test.use({ trace: 'off' });
test.beforeAll(async () => {
  stack = await startStackWithFaults({
    env: {
      shell: { HASH_KEY: 'a key that survives the restart of the shell', TRUSTED_PROXIES: '127.0.0.1' },
      api: { RATE_WRITES_PER_MINUTE: '0', RATE_SUBMISSIONS_PER_HOUR: '0' },
    },
  });
});
test.afterAll(() => stack.remove());
test.beforeEach(() => void (cells = []));

test('a page without one of its calls is a 503, or a 200 without its widget, until the fault ends', async () => {
  await checkPages('masters/treatments', {
    '/': 200,
    '/treatments': 503,
    '/treatments/hip-replacement': 503,
    '/contact': 503,
  });
  await expectNothingWrong();

  // What the page before has fetched is kept and shared for a while; a new shell has nothing.
  const form = await openForm();
  await stack.restartShell();
  await Promise.all([
    checkPages('masters/options', { '/': 200 }),
    checkPages('masters/destinations', { '/destinations': 503, '/contact': 503 }),
    checkPages('masters/price-book', { '/prices': 503 }),
    checkPages('masters/treatment-countries', { '/treatments/facelift': 503 }, '{"treatment_id":35}'),
    checkPages('masters/treatment-benefits', { '/treatments/ivf': 503 }, '{"treatment_id":44}'),
    checkPages('masters/treatment-faqs', { '/treatments/rhinoplasty': 503 }, '{"treatment_id":30}'),
    test.step('posts', () => checkPosts(form)),
  ]);
  await expectNothingWrong();

  stack.faults.down();
  await checkPage('/treatments/spinal-fusion', 503, { call: 'any', fault: 'all calls' });
  const kept = ['/', '/about', '/destinations', '/contact', '/treatments/facelift', '/treatments/ivf'];
  await Promise.all(kept.map(path => checkPage(path, 200, { call: 'any', fault: 'all calls' })));
  await expectNothingWrong();
});

/** Requests the pages under each fault of one call, and then without a fault. */
async function checkPages(call: string, pages: Record<string, number>, body = ''): Promise<void> {
  const pattern = new RegExp(`/${call} ${body}`);
  for (const fault of [...lateFaults, ...quickFaults]) {
    const heal = stack.faults.fail(pattern, fault);
    await Promise.all(
      Object.entries(pages).map(([path, status]) => checkPage(path, status, { call, fault })),
    );
    heal();
  }
  const heal = stack.faults.fail(pattern, 'slow 1 s');
  await Promise.all(
    Object.keys(pages).map(async path => {
      // The page shares a call that another has begun, which may still end with the last fault.
      await expect.poll(async () => (await fetch(stack.url + path)).status, { timeout: PAGE_MS }).toBe(200);
      await checkPage(path, 200, { call, fault: 'slow 1 s' });
    }),
  );
  heal();
}

async function checkPage(path: string, status: number, cell: Pick<Cell, 'call' | 'fault'>): Promise<void> {
  const start = performance.now();
  const response = await fetch(stack.url + path, { redirect: 'manual' });
  const text = await response.text();
  const isComplete = cell.fault === 'slow 1 s' || cell.fault === 'all calls';
  const cacheControl = response.headers.get('cache-control') ?? '';
  const isKept = cacheControl.includes('s-maxage');
  record(
    { ...cell, request: `GET ${path}`, status: response.status, cacheControl },
    {
      [`status ${status}`]: response.status === status,
      'in time': performance.now() - start < PAGE_MS,
      'the whole page': text.endsWith('</html>'),
      'Retry-After with 503 alone': response.headers.has('retry-after') === (status === 503),
      'cached if complete': isKept === (isComplete && status === 200 && path !== '/contact'),
      'no-store if not': isKept || cacheControl.includes('no-store'),
    },
  );
}

/** Each call of a form post. */
const postCalls = [
  'GET /api/journey/by-ip/',
  'POST /api/journey/start/',
  'POST /api/masters/treatment-countries',
  'POST /api/journey/\\d+/submissions',
];
/** The API answers that there is no session yet, which these keep: one is started. */
const keepsStatus404: readonly ApiFault[] = [404, 'truncated', 'tampered'];

/** Posts the form without JavaScript under each fault of each call, and again without it. */
async function checkPosts(form: string): Promise<void> {
  const checkAll = (faults: readonly ApiFault[]) =>
    postCalls.map(async call => {
      for (const fault of faults) await checkPost(form, call, fault);
    });
  await Promise.all(checkAll([...quickFaults, 'slow 1 s']));
  await Promise.all(lateFaults.flatMap(fault => checkAll([fault])));
}

let posts = 0;

async function checkPost(form: string, call: string, fault: ApiFault): Promise<void> {
  posts += 1;
  const address = `10.0.0.${posts}`;
  const name = uniqueName();
  const start = performance.now();
  const heal = stack.faults.fail(new RegExp(`^${call}.* ${address}$`), fault);
  const response = await postForm(name, address, [form]);
  const isInTime = performance.now() - start < POST_MS;
  const text = await response.text();
  heal();
  const again = await postForm(name, address, [form, ...cookiesOf(response)]);
  const stored = storedRequests(name, stack.databaseFile);
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
  fetch(`${stack.url}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: stack.url, Cookie: cookies.join('; '), 'X-Forwarded-For': address },
    body: new URLSearchParams({
      contact_name: name,
      contact_email: 'ana@example.org',
      treatment_id: '52',
      destination: 'India',
      consent: 'yes',
    }),
  });

const cookiesOf = ({ headers }: Response): string[] =>
  headers.getSetCookie().map(cookie => cookie.split(';')[0] ?? '');

/** Opens the form, as long ago as a person takes to fill it in. @returns its cookie */
async function openForm(): Promise<string> {
  const [cookie = ''] = cookiesOf(await fetch(`${stack.url}/contact`));
  await pause(2_000);
  return cookie;
}

function record(cell: Omit<Cell, 'wrong'>, checks: Record<string, boolean>): void {
  const wrong = Object.entries(checks).flatMap(([expectation, isMet]) => (isMet ? [] : [expectation]));
  cells.push({ ...cell, wrong: wrong.map(expectation => `not so: ${expectation}`).join('; ') });
}

async function expectNothingWrong(): Promise<void> {
  const rows = cells.map(cell => Object.values(cell).join(' | '));
  if (cells.some(({ wrong }) => wrong)) await test.info().attach('cells', { body: rows.join('\n') });
  expect(cells.filter(({ wrong }) => wrong)).toEqual([]);
}
