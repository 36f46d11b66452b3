import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button, useServices } from 'shared-contracts/ui';
import { copy, waitOf } from './quote-request.copy.ts';
import type { Failure, SendProblem } from './send-problem.ts';
import type { QuoteForm } from './use-quote-form.ts';

interface ProblemTextProps {
  form: QuoteForm;
  failed: Pick<Failure, 'problem' | 'waitSeconds'>;
}

/** What happened, that nothing is lost, and what to do. */
export function ProblemText({ form, failed: { problem, waitSeconds } }: ProblemTextProps) {
  if (problem === 'offline') return <OfflineText />;
  if (problem === 'noSession') {
    return (
      <>
        <p>{copy.noSession.text}</p>
        <p>{form.live ? copy.noSession.help : copy.noSession.later}</p>
        {form.live && (
          <p>
            <Button variant="outline" onClick={form.send} loading={form.sending}>
              {copy.noSession.action}
            </Button>
          </p>
        )}
      </>
    );
  }
  return (
    <>
      <p>{copy.failed.text}</p>
      <p>{problem === 'busy' ? copy.failed.busy(waitOf(waitSeconds)) : copy.failed[helps[problem]]}</p>
    </>
  );
}

const helps = {
  failed: 'help',
  refused: 'refused',
  trapped: 'trapped',
  tooFast: 'tooFast',
  unopened: 'unopened',
} as const;

const onNetwork = (listen: () => void) => {
  window.addEventListener('online', listen);
  window.addEventListener('offline', listen);
  return () => {
    window.removeEventListener('online', listen);
    window.removeEventListener('offline', listen);
  };
};

const useOnline = (): boolean =>
  useSyncExternalStore(
    onNetwork,
    () => navigator.onLine,
    () => true,
  );

/** Section 8's title; an offline browser says so until it is back. */
export function ProblemTitle({ problem }: { problem: SendProblem }) {
  const online = useOnline();
  if (problem === 'offline') return online ? copy.offline.backTitle : copy.offline.title;
  return problem === 'noSession' ? copy.noSession.title : copy.failed.title;
}

function OfflineText() {
  const online = useOnline();
  const services = useServices();
  const text = online ? copy.offline.back : copy.offline.text;
  const said = useRef(text);
  useEffect(() => {
    if (text !== said.current) services.announce(text);
    said.current = text;
  }, [text, services]);
  return <p>{text}</p>;
}
