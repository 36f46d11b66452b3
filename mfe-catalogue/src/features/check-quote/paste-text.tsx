import { useRef, useState } from 'react';
import { asciiDigits, usd } from 'shared-contracts';
import { Button, useServices } from 'shared-contracts/ui';
import { Textarea } from 'shared-contracts/ui/forms';
import { checkQuoteCopy } from './check-quote.copy.ts';
import classes from './check-quote.module.css';
import type { Draft } from './draft.ts';
import { type ReadText, readText, TEXT_CHARACTERS } from './read-text.rules.ts';

const { paste: copy, lines } = checkQuoteCopy;

interface PasteTextProps {
  /** Receives what the text changes in the form. */
  onRead: (change: (draft: Draft) => Draft) => void;
}

/** Fills the form from the text of a quote. The field has no name, so that no post ever carries it. */
export function PasteText({ onRead }: PasteTextProps) {
  const { announce } = useServices();
  const field = useRef<HTMLTextAreaElement>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const read = () => {
    const text = asciiDigits(field.current?.value ?? '');
    const found = text.length > TEXT_CHARACTERS || text.trim() === '' ? null : readText(text);
    if (found) onRead(draft => fillFrom(found, draft));
    const next = found ? describe(found) : [describeUnread(text)];
    setMessages(next);
    announce(next.join(' '));
  };
  return (
    <details className={classes.paste} data-card="">
      <summary>{copy.title}</summary>
      <div>
        <Textarea ref={field} id="quote-check-text" rows={6} label={copy.label} description={copy.hint} />
        <Button variant="default" onClick={read}>
          {copy.button}
        </Button>
        {messages.map(message => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </details>
  );
}

/** The form with what the text says. What it does not say stays. */
const fillFrom = ({ has, leavesOut, amounts, total }: ReadText, draft: Draft): Draft => ({
  ...draft,
  has: [...new Set([...draft.has, ...has])].filter(line => !leavesOut.includes(line)),
  amounts: { ...draft.amounts, ...amounts },
  total: total || draft.total,
});

/** With separators, as `usd` writes them. */
const count = (characters: number): string => usd(characters).slice(1);

const describeUnread = (text: string): string =>
  text.trim() === '' ? copy.empty : copy.tooLong(count(text.length), count(TEXT_CHARACTERS));

function describe({ has, leavesOut, amounts, total, unplaced }: ReadText): string[] {
  const placed = Object.keys(amounts).length + (total ? 1 : 0);
  const isNothing = has.length + leavesOut.length + placed + unplaced.length === 0;
  return [
    isNothing ? copy.nothing : copy.found(has.length, placed),
    ...(leavesOut.length > 0 ? [copy.leftOut(leavesOut.map(id => lines[id].name))] : []),
    ...(unplaced.length > 0 ? [copy.unplaced(unplaced)] : []),
    ...(placed === 0 ? [copy.currency] : []),
  ];
}
