import { Button, Title, useHydrated, useServices } from 'shared-contracts/ui';
import { PrintAndCopy } from 'shared-contracts/ui/forms';
import { SentenceList } from '../../shared/sentence-list.tsx';
import classes from './check-quote.module.css';
import type { CheckedQuote } from './check-quote.rules.ts';
import { messageOf, questionsOf } from './questions.rules.ts';
import { quoteAnswerCopy as copy } from './quote-answer.copy.ts';

/** What to ask the clinic, as one message: the visitor copies it, or sends it by a program of their own. */
export function QuestionList({ answer, title }: { answer: CheckedQuote; title: string }) {
  const questions = questionsOf(answer);
  const text = messageOf(answer, questions);
  const body = encodeURIComponent(text);
  return (
    <>
      <Title order={3}>{copy.ask}</Title>
      <PrintAndCopy id="quote-check-list" text={text} words={copy} />
      <div className={classes.send}>
        <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${body}`}>{copy.mail}</a>
        <a href={`https://wa.me/?text=${body}`} target="_blank" rel="noreferrer">
          {copy.messenger}
        </a>
        <ShareButton text={text} />
      </div>
      <ol className={classes.questions}>
        {questions.map(question => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <SentenceList title={copy.askToo} items={answer.excludes} />
      <SentenceList title={copy.askAtHome} items={copy.atHome} />
    </>
  );
}

/** The device's own list of programs, where the browser has it. */
function ShareButton({ text }: { text: string }) {
  const { announce } = useServices();
  const canShare = useHydrated() && typeof navigator.share === 'function';
  if (!canShare) return null;
  // A visitor who closes the list has changed their mind.
  const share = () =>
    navigator.share({ text }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) announce(copy.notShared);
    });
  return (
    <Button variant="default" onClick={() => void share()}>
      {copy.sendTo}
    </Button>
  );
}
