import { useState } from 'react';
import { Button, Title, useServices } from 'shared-contracts/ui';
import { Textarea } from 'shared-contracts/ui/forms';
import { checkQuoteCopy } from './check-quote.copy.ts';
import classes from './check-quote.module.css';
import type { CheckedQuote } from './check-quote.rules.ts';
import { Sentences } from './our-price.tsx';
import { listText, questionsOf } from './questions.rules.ts';

const { answer: copy } = checkQuoteCopy;

interface QuestionListProps {
  answer: CheckedQuote;
  title: string;
  /** What our prices leave out. */
  excludes: readonly string[];
}

/** What to ask the clinic, to be printed or copied. A browser that refuses shows the text to be copied by hand. */
export function QuestionList({ answer, title, excludes }: QuestionListProps) {
  const { announce } = useServices();
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const questions = questionsOf(answer);
  const text = listText(title, questions);
  const copyText = async () => {
    // Missing on plain http.
    const next = await Promise.resolve(navigator.clipboard)
      .then(clipboard => clipboard.writeText(text))
      .then(
        () => 'copied' as const,
        () => 'refused' as const,
      );
    setOutcome(next);
    announce(copy[next]);
  };
  return (
    <>
      <Title order={3}>{copy.ask}</Title>
      {questions.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <ol className={classes.questions}>
          {questions.map(question => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      )}
      <Sentences title={copy.askToo} items={excludes} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => void copyText()}>
          {copy.copy}
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          {copy.print}
        </Button>
        {outcome === 'copied' && <p>{copy.copied}</p>}
        {outcome === 'refused' && (
          <Textarea
            id="quote-check-list"
            readOnly
            rows={6}
            label={copy.asText}
            description={copy.refused}
            value={text}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </div>
    </>
  );
}
