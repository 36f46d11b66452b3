import { type MouseEvent, type RefObject, useEffect } from 'react';
import { Button } from './components/button.tsx';
import { useServices } from './providers.tsx';

interface FailureProps {
  /** The message to the visitor. */
  text: string;
  /** Label of the button. */
  label: string;
  retry: () => void;
  /** Takes the focus before `retry`, with which the pressed button disappears: the heading above unless given. */
  focus?: RefObject<HTMLElement | null>;
}

/** Replaces content that could not be loaded: announced once, with a button to try again. */
export function Failure({ text, label, retry, focus }: FailureProps) {
  const { announce } = useServices();
  useEffect(() => announce(text), [announce, text]);
  const focusAndRetry = ({ currentTarget }: MouseEvent) => {
    if (focus) focus.current?.focus();
    // What is loaded takes the place of the button.
    else headingAbove(currentTarget)?.focus({ preventScroll: true });
    retry();
  };
  return (
    <div data-failure="">
      <p>{text}</p>
      <Button type="button" variant="outline" onClick={focusAndRetry}>
        {label}
      </Button>
    </div>
  );
}

/** The last heading before an element, made focusable. */
function headingAbove(element: Element): HTMLElement | undefined {
  const heading = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4')].findLast(
    each => each.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  if (heading) heading.tabIndex = -1;
  return heading;
}
