import { useState } from 'react';
import { Button, useServices } from 'shared-contracts/ui';
import { Textarea } from 'shared-contracts/ui/forms';
import { copy } from '../quote-request.copy.ts';
import { type ReceivedAnswer, receiptText } from './received-answers.ts';
import classes from './submission-result.module.css';

interface PrintAndCopyProps {
  reference: string | null;
  answers: readonly ReceivedAnswer[];
}

/** Prints the receipt, or copies it as text. A browser that refuses shows the text to be copied by hand. */
export function PrintAndCopy({ reference, answers }: PrintAndCopyProps) {
  const { announce } = useServices();
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const text = receiptText(reference, answers);
  const copyText = async () => {
    // Missing on plain http.
    const next = await Promise.resolve(navigator.clipboard)
      .then(clipboard => clipboard.writeText(text))
      .then(
        () => 'copied' as const,
        () => 'refused' as const,
      );
    setOutcome(next);
    announce(copy.done[next]);
  };
  return (
    <div data-screen="">
      <p className={classes.buttons}>
        <Button variant="default" onClick={() => window.print()}>
          {copy.done.print}
        </Button>
        <Button variant="default" onClick={() => void copyText()}>
          {copy.done.copy}
        </Button>
      </p>
      {outcome === 'copied' && <p>{copy.done.copied}</p>}
      {outcome === 'refused' && (
        <Textarea
          id="quote-receipt-text"
          readOnly
          rows={6}
          label={copy.done.asText}
          description={copy.done.refused}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </div>
  );
}
