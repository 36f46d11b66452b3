import { type RefObject, useEffect } from 'react';
import { Button } from './components/button.tsx';
import { useServices } from './providers.tsx';

interface FailureProps {
  /** The message to the visitor. */
  text: string;
  /** Label of the button. */
  label: string;
  retry: () => void;
  /** Takes the focus before `retry`, with which the pressed button disappears: the section's heading, or what stays of it. */
  focus?: RefObject<HTMLElement | null>;
}

/** Replaces content that could not be loaded: announced once, with a button to try again. */
export function Failure({ text, label, retry, focus }: FailureProps) {
  const { announce } = useServices();
  useEffect(() => announce(text), [announce, text]);
  const focusAndRetry = () => {
    focus?.current?.focus();
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
