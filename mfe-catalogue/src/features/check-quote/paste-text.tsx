import { useLayoutEffect, useRef, useState } from 'react';
import { asciiDigits, countriesAtom, queries, usd } from 'shared-contracts';
import { Button, useAtomValue, useQueryClient, useServices } from 'shared-contracts/ui';
import { Textarea } from 'shared-contracts/ui/forms';
import { writeAmount } from './amounts.rules.ts';
import { checkQuoteCopy } from './check-quote.copy.ts';
import classes from './check-quote.module.css';
import type { Draft } from './draft.ts';
import type { Named } from './read-names.rules.ts';
import type { LastRead } from './read-quote.rules.ts';

const { paste: copy } = checkQuoteCopy;

/** The longest text that is read, in characters. */
const TEXT_CHARACTERS = 20_000;

interface PasteTextProps {
  /** Null where the page has no list of them: it is loaded for the text, which is not sent. */
  treatments: readonly Named[] | null;
  /** Currencies that have a rate. */
  currencies: readonly string[];
  /** Receives what the text changes in the form. */
  onRead: (change: (draft: Draft) => Draft) => void;
}

/** Fills the form from the text of a quote. The field has no name, so that no post ever carries it. */
export function PasteText({ treatments, currencies, onRead }: PasteTextProps) {
  const { announce, api } = useServices();
  const queryClient = useQueryClient();
  const { destinations } = useAtomValue(countriesAtom);
  const field = useRef<HTMLTextAreaElement>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [totals, setTotals] = useState<readonly string[]>([]);
  const [hasRead, setHasRead] = useState(false);
  const lastRead = useRef<LastRead | null>(null);
  // What follows from the text: a phone's screen may end above it.
  const reply = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (messages.length > 0) reply.current?.scrollIntoView({ block: 'nearest' });
  }, [messages]);
  const say = (next: readonly string[], asked: readonly string[] = []) => {
    setMessages(next);
    setTotals(asked);
    announce([...next, ...(asked.length > 0 ? [copy.whichTotal(asked)] : [])].join(' '));
  };
  const read = async () => {
    const text = asciiDigits(field.current?.value ?? '');
    if (text.trim() === '') return say([copy.empty]);
    if (text.length > TEXT_CHARACTERS) return say([copy.tooLong(count(text.length), count(TEXT_CHARACTERS))]);
    // Few visitors paste a text.
    const loaded = await Promise.all([
      import(/* webpackChunkName: "read-quote" */ './read-quote.rules.ts'),
      treatments ?? queryClient.fetchQuery<readonly Named[]>(queries.treatments(api)),
    ]).catch(() => null);
    if (!loaded) return say([copy.failed]);
    const [module, list] = loaded;
    const found = module.readQuote(text, { treatments: list, destinations, currencies });
    const last = lastRead.current;
    onRead(draft => {
      const before = last ? module.withoutLastRead(draft, last) : draft;
      const filled = module.fillFrom(found, before);
      lastRead.current = { before, filled };
      return filled;
    });
    setHasRead(true);
    say(module.describeReading(found), found.askedTotals.map(writeAmount));
  };
  const choose = (total: string) => {
    // The pressed button goes.
    reply.current?.focus();
    onRead(draft => ({ ...draft, total }));
    say([copy.chosen(total)]);
  };
  return (
    <details className={classes.paste} data-card="">
      <summary>{copy.title}</summary>
      <div>
        <Textarea ref={field} id="quote-check-text" rows={6} label={copy.label} description={copy.hint} />
        <Button variant="default" onClick={() => void read()}>
          {copy.button}
        </Button>
        <div ref={reply} tabIndex={-1} className={classes.totals}>
          {messages.map(message => (
            <p key={message}>{message}</p>
          ))}
          {hasRead && totals.length === 0 && (
            <Button type="submit" size="lg">
              {checkQuoteCopy.form.submit}
            </Button>
          )}
        </div>
        {totals.length > 0 && (
          <div className={classes.totals} role="group" aria-label={copy.whichTotal(totals)}>
            <p>{copy.whichTotal(totals)}</p>
            {totals.map(total => (
              <Button key={total} variant="default" onClick={() => choose(total)}>
                {copy.isTotal(total)}
              </Button>
            ))}
          </div>
        )}
      </div>
    </details>
  );
}

/** With separators, as `usd` writes them. */
const count = (characters: number): string => usd(characters).slice(1);
