import { createCells } from '../support/api-fault-matrix/cells.ts';
import { createPageChecks } from '../support/api-fault-matrix/pages.ts';
import { createPostChecks } from '../support/api-fault-matrix/posts.ts';
import { type StackWithFaults, startStackWithFaults } from '../support/faulty-api.ts';
import { test } from '../support/test.ts';

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

test('a page without one of its calls is a 503, or a 200 without its widget, until the fault ends', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  const { record, expectNothingWrong } = createCells();
  const { checkPage, checkPages } = createPageChecks(stack, record);
  const { openForm, checkPosts } = createPostChecks(stack, record);

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
