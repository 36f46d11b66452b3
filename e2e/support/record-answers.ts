import { writeFileSync } from 'node:fs';
import { buildChangedPackages } from 'e2e-stack';
import { startIsolatedStack } from './isolated-stack.ts';
import { RECORDED_ANSWERS, recordAnswers } from './recorded-answers.ts';

/** `pnpm --filter e2e record-answers`: asks the reference API again for what trials are answered with. */
await buildChangedPackages(() => undefined);
const stack = await startIsolatedStack();
try {
  const answers = await recordAnswers(stack.apiUrl);
  writeFileSync(RECORDED_ANSWERS, `${JSON.stringify(answers, null, 2)}\n`);
  process.stdout.write(`${Object.keys(answers).length} answers are recorded in ${RECORDED_ANSWERS}\n`);
} finally {
  await stack.remove();
}
