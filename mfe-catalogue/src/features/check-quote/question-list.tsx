import { Title } from 'shared-contracts/ui';
import { PrintAndCopy } from 'shared-contracts/ui/forms';
import { SentenceList } from '../../shared/sentence-list.tsx';
import classes from './check-quote.module.css';
import type { CheckedQuote } from './check-quote.rules.ts';
import { listText, questionsOf } from './questions.rules.ts';
import { quoteAnswerCopy as copy } from './quote-answer.copy.ts';

interface QuestionListProps {
  answer: CheckedQuote;
  title: string;
}

/** What to ask the clinic, to be printed or copied. */
export function QuestionList({ answer, title }: QuestionListProps) {
  const questions = questionsOf(answer);
  return (
    <>
      <Title order={3}>{copy.ask}</Title>
      <ol className={classes.questions}>
        {questions.map(question => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <SentenceList title={copy.askToo} items={answer.excludes} />
      <SentenceList title={copy.askAtHome} items={copy.atHome} />
      <PrintAndCopy id="quote-check-list" text={listText(title, questions)} words={copy} />
    </>
  );
}
