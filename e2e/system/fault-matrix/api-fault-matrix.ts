import { siteCalls } from 'shell/site-calls';
import type { WireFault } from '../../support/faults/wire.ts';
import type { StackWithFaults } from '../../support/faulty-api.ts';
import { formCookie, postForm } from '../../support/post-form.ts';
import { storedRequests, uniqueName } from '../../support/quote-form.ts';
import { allOr } from '../../support/scope.ts';
import { expect } from '../../support/test.ts';

/** Late ones first: after them a call that is still under way cannot answer for the next fault. */
const faultsOfCalls: readonly WireFault[] = allOr<WireFault>(
  [
    'hang',
    'endless-drip',
    'refused',
    'reset',
    'status 404',
    'status 429',
    'status 500',
    'status 503',
    'html',
    'truncated',
    'tampered',
    'empty',
    'endless',
  ],
  ['status 503', 'truncated'],
);

/** By these an API says that it does not have a call beyond section 7, which is an answer. */
const saysAbsent: readonly WireFault[] = ['status 404', 'empty'];

/** Requests pages under each fault of one call, and then with an answer that is slow. */
export async function checkPages(
  { url, faults }: StackWithFaults,
  call: string,
  pages: Record<string, number>,
  body = '',
): Promise<void> {
  const pattern = new RegExp(`/${call} ${body}`);
  const isAdded = siteCalls.some(({ path, isAdded: isBeyond }) => isBeyond && path.test(call));
  for (const fault of faultsOfCalls) {
    if (isAdded && saysAbsent.includes(fault)) continue;
    const heal = faults.fail(pattern, fault);
    const checks = Object.entries(pages).map(([path, status]) =>
      checkPage(url + path, { status, isComplete: false }, `${call}, ${fault}`),
    );
    await Promise.all(checks);
    heal();
  }
  const heal = faults.fail(pattern, 'slow 1 s');
  const checks = Object.keys(pages).map(async path => {
    // The page shares a call that another has begun, which may still end with the last fault.
    const isWhole = async () => {
      const { status, headers } = await fetch(url + path);
      const isKept = headers.get('cache-control')?.includes('s-maxage') || path === '/contact';
      return status === 200 && isKept;
    };
    await expect.poll(isWhole, `${path}, ${call}, slow`).toBe(true);
    await checkPage(url + path, { status: 200, isComplete: true }, `${call}, slow`);
  });
  await Promise.all(checks);
  heal();
}

export async function checkPage(
  address: string,
  { status, isComplete }: { status: number; isComplete: boolean },
  fault: string,
): Promise<void> {
  const response = await fetch(address, { redirect: 'manual' });
  const text = await response.text();
  const isKept = isComplete && status === 200 && !address.endsWith('/contact');
  expect
    .soft(
      {
        status: response.status,
        isWhole: text.endsWith('</html>'),
        hasRetryAfter: response.headers.has('retry-after'),
        cacheControl: response.headers.get('cache-control'),
      },
      `${new URL(address).pathname}, ${fault}`,
    )
    .toEqual({
      status,
      isWhole: true,
      hasRetryAfter: status === 503,
      cacheControl: expect.stringContaining(isKept ? 's-maxage' : 'no-store'),
    });
}

/** Each call of a form post. */
const postCalls = [
  'GET /api/journey/by-ip/',
  'POST /api/journey/start/',
  'POST /api/masters/treatment-countries',
  'POST /api/journey/\\d+/submissions',
];
/** The API answers that there is no session yet, which these keep: one is started. */
const keepsStatus404: readonly WireFault[] = ['status 404', 'truncated', 'tampered'];

/** Posts the form without JavaScript under each fault of each call, and again without it. */
export async function checkPosts(stack: StackWithFaults): Promise<void> {
  for (const [number, fault] of [...faultsOfCalls, 'slow 1 s' as const].entries())
    await Promise.all(
      postCalls.map((call, index) => checkPost(stack, { call, fault, address: `10.0.${index}.${number}` })),
    );
}

async function checkPost(
  { url, faults, databaseFile }: StackWithFaults,
  { call, fault, address }: { call: string; fault: WireFault; address: string },
): Promise<void> {
  const name = uniqueName();
  // By the address alone no session is looked for.
  const sent = [formCookie(url), 'other=1'];
  const heal = faults.fail(new RegExp(`^${call}.* ${address}$`), fault);
  const response = await postForm(url, { name, address, cookies: sent });
  const text = await response.text();
  heal();
  const added = response.headers.getSetCookie().map(cookie => cookie.split(';')[0] ?? '');
  const again = await postForm(url, { name, address, cookies: [...sent, ...added] });
  const isAccepted =
    fault === 'slow 1 s' ||
    (call.includes('by-ip') && keepsStatus404.includes(fault)) ||
    // Section 7 shows no answer to a request, so it need not say anything.
    (call.includes('submissions') && fault === 'empty');
  expect
    .soft(
      {
        status: response.status,
        areAnswersKept: isAccepted || text.includes(name),
        cacheControl: response.headers.get('cache-control'),
        statusOnceHealed: again.status,
        stored: storedRequests(name, databaseFile).length,
      },
      `${call}, ${fault}`,
    )
    .toEqual({
      status: isAccepted ? 303 : 422,
      areAnswersKept: true,
      cacheControl: 'private, no-store',
      statusOnceHealed: 303,
      stored: 1,
    });
}
