import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button, useServices } from 'shared-contracts/ui';
import { copy, formatWait } from '../../../shared/quote-request.copy.ts';
import type { QuoteForm } from '../form/use-quote-form.ts';
import type { SendProblem } from '../submission/send-problem.ts';

interface ProblemTextProps {
  form: QuoteForm;
  problem: SendProblem;
  waitSeconds: number | undefined;
}

/** What happened, that the answers are kept, and what to do next. */
export function ProblemText({ form, problem, waitSeconds }: ProblemTextProps) {
  if (problem === 'offline') return <OfflineText />;
  if (problem === 'noSession') {
    return (
      <>
        <p>{copy.noSession.text}</p>
        <p>{form.isHydrated ? copy.noSession.help : copy.noSession.later}</p>
        {form.isHydrated && (
          <p>
            <Button variant="outline" onClick={form.submit} loading={form.isSending}>
              {copy.form.again}
            </Button>
          </p>
        )}
      </>
    );
  }
  return (
    <>
      <p>{copy.failed.text}</p>
      <p>{problem === 'busy' ? copy.failed.busy(formatWait(waitSeconds)) : copy.failed[problem]}</p>
    </>
  );
}

/** Section 8's title. While the browser is offline, the title says so. */
export function ProblemTitle({ problem }: { problem: SendProblem }) {
  const isOnline = useOnline();
  if (problem === 'offline') return isOnline ? copy.offline.backTitle : copy.offline.title;
  return problem === 'noSession' ? copy.noSession.title : copy.failed.title;
}

function OfflineText() {
  const isOnline = useOnline();
  const { announce } = useServices();
  const text = isOnline ? copy.offline.back : copy.offline.text;
  const announced = useRef(text);
  useEffect(() => {
    if (text !== announced.current) announce(text);
    announced.current = text;
  }, [text, announce]);
  return <p>{text}</p>;
}

const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );

function subscribeToNetwork(listener: () => void) {
  const subscription = new AbortController();
  for (const event of ['online', 'offline'])
    window.addEventListener(event, listener, { signal: subscription.signal });
  return () => subscription.abort();
}
