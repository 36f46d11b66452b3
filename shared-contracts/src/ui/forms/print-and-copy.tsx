import { useState } from 'react';
import { Button } from '../components/button.tsx';
import { useServices } from '../providers.tsx';
import { Textarea } from './inputs.tsx';

interface PrintAndCopyProps {
  /** Id of the field that shows the text. */
  id: string;
  /** What is copied. */
  text: string;
  words: Readonly<Record<'print' | 'copy' | 'copied' | 'refused', string>>;
}

/** Prints the page, or copies a text of it. If the browser refuses, the text is shown, to be copied by hand. Not printed itself. */
export function PrintAndCopy({ id, text, words }: PrintAndCopyProps) {
  const { announce } = useServices();
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const say = (next: 'copied' | 'refused') => {
    setOutcome(next);
    announce(words[next]);
  };
  const copyText = () =>
    // Missing on plain http.
    Promise.resolve(navigator.clipboard)
      .then(clipboard => clipboard.writeText(text))
      .then(
        () => say('copied'),
        () => say('refused'),
      );
  return (
    <div data-print-and-copy="">
      <Button variant="default" onClick={() => void copyText()}>
        {words.copy}
      </Button>
      <Button variant="default" onClick={() => window.print()}>
        {words.print}
      </Button>
      {outcome === 'copied' && <p>{words.copied}</p>}
      {outcome === 'refused' && (
        <Textarea
          id={id}
          readOnly
          rows={6}
          label={words.refused}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </div>
  );
}
